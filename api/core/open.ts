/** Of a mutation that nobody needs to be signed in for: a token that has ended keeps nobody from it. */
export const isOpen = { isOpen: true } as const;
