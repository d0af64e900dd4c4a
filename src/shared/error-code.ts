/** Every refusal of an endpoint names its code here, whatever its body looks like. */
export const CODE_HEADER = 'X-Error-Code';
