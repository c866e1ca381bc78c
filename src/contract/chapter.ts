import type { CallDefinition } from './call.ts'

/** Keeps the exact types; a key that is not its call's id does not compile. */
export const chapter = <const Calls extends { readonly [Id in keyof Calls]: CallDefinition & { readonly id: Id } }>(
  calls: Calls,
): Calls => calls
