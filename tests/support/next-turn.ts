/** Resolves once all that is due by now has run: what must not happen would have happened. */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))
