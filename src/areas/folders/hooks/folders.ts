import { useMemo } from 'react'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { Problem } from '#contract/result.ts'
import type { foldersMachine } from '#machines/folders/folders.machine.ts'
import { shownFolders } from '#machines/folders/folders.ts'
import type { FolderChange, ShownFolder } from '#machines/folders/folders.ts'

import type { LateActorRef } from '#hooks/app.tsx'

export type FoldersRef = LateActorRef<'folders'>
type Snapshot = SnapshotFrom<typeof foldersMachine>

/** The folders as their person has them: what they did stands at once. Null as long as nothing is known. */
export function useShownFolders(actor: FoldersRef): readonly ShownFolder[] | null {
  const kept = useSelector(actor, ({ context }) => context.kept)
  const queue = useSelector(actor, ({ context }) => context.queue)
  return useMemo(() => kept && shownFolders({ kept, queue }), [kept, queue])
}

/** True while the name being typed is the one that `isThis` picks: that of a folder, or of a new one for an item. */
export function useIsNaming(actor: FoldersRef, isThis: (naming: Snapshot['context']['naming']) => boolean): boolean {
  return useSelector(
    actor,
    (snapshot) => snapshot.matches({ signedIn: { here: { naming: 'writing' } } }) && isThis(snapshot.context.naming),
  )
}

/** The reason of the last failed change, if it is of this kind. */
export function useFailure(actor: FoldersRef, isThis: (change: FolderChange) => boolean): Problem | null {
  return useSelector(actor, ({ context: { failure } }) => (failure && isThis(failure.change) ? failure.problem : null))
}

/** Those whose failure their own form says. */
export const isNameChange = ({ kind }: FolderChange): boolean => kind === 'create' || kind === 'rename'
