const day = 86_400_000;

/** Whether an account is less than a day old. */
export const isNewcomer = (createdAt: string | undefined): boolean =>
  createdAt !== undefined && Date.now() - Date.parse(createdAt) < day;
