/** SQL: the number of the latest published version of a policy; null before the first. */
export const latestVersionOf = (policy: 'official-rules') =>
  `(select max(number)::integer from policy_versions where policy::text = '${policy}')`;
