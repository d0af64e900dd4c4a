export const roundPath = (id: number) => `/links/draw/${id}`;
export const wheelPath = (id: number) => `${roundPath(id)}/wheel`;
