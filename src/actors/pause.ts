declare const scheduler: { yield?(): Promise<void> } | undefined

/** Ends the task that runs, so that the browser draws and answers, and goes on in one of its own. */
export const pause = (): Promise<void> =>
  (typeof scheduler === 'undefined' ? undefined : scheduler.yield?.()) ?? new Promise((go) => setTimeout(go))
