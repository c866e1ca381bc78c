import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { Problem } from '#contract/result.ts'
import type { foldersMachine } from '#machines/folders/folders.machine.ts'
import type { Change, Keepable } from '#machines/folders/folders.ts'

import type { PageChartRef } from './app.tsx'

export type FoldersRef = PageChartRef<'folders'>
type Snapshot = SnapshotFrom<typeof foldersMachine>

/** Whose name is being written: a folder's number, what a new folder is for, 'new' for one that is for nothing yet, null for none. */
export type Naming = number | Keepable | 'new' | null

function namingOf(snapshot: Snapshot): Naming {
  if (!snapshot.matches('here') || snapshot.matches({ here: { naming: 'closed' } })) return null
  const { folderId, put } = snapshot.context.naming
  return folderId ?? put ?? 'new'
}

export function useNaming(actor: FoldersRef): Naming {
  return useSelector(actor, namingOf)
}

/** Whether a change that is on its way, or waits, is of that kind. */
export function useIsChanging(actor: FoldersRef, isThis: (change: Change) => boolean): boolean {
  return useSelector(actor, ({ context }) => context.tasks.some((task) => task.kind !== 'list' && isThis(task)))
}

/** Why the last change was not carried out, where it is of that kind. */
export function useFailure(actor: FoldersRef, isThis: (change: Change) => boolean): Problem | null {
  return useSelector(actor, ({ context: { last } }) => (last && isThis(last.change) ? last.problem : null))
}

/** Those whose failure their own form says. */
export const isNameChange = ({ kind }: Change): boolean => kind === 'create' || kind === 'rename'
