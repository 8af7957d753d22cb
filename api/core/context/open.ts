/** Marks a mutation that needs no session; it also accepts an expired token. */
export const isOpen = { isOpen: true } as const;
