/** The framework's own cost of a form: nothing is read, checked or stored. */
export const POST = () => Response.json({});
