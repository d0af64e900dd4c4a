/** Each policy with the number of its effective version on that day: `privacy-policy 3, terms 1`. */
export type PoliciesInForce = string;
export type ReadPoliciesInForce = () => Promise<PoliciesInForce>;
