/** What the framework itself costs for a form: nothing is read, checked or stored. */
export const POST = () => Response.json({});
