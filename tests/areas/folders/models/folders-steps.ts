import type { foldersMachine } from '#machines/folders/folders.machine.ts'
import { shownFolders } from '#machines/folders/folders.ts'
import type { FolderChange, FolderId, ShownFolder } from '#machines/folders/folders.ts'
import type { Queued } from '#machines/kept-list/kept-list.ts'

import type { Rule, Step } from '#tests/models/support/model.ts'

/** Words for the rules of folders. */

export type FolderRules = Readonly<Record<string, Rule<typeof foldersMachine>>>
export type FolderStep = Step<typeof foldersMachine>
type Snapshot = FolderStep['after']

export const queueOf = (snapshot: Snapshot | undefined): readonly Queued<FolderChange>[] =>
  snapshot?.context.queue ?? []
export const shown = (snapshot: Snapshot | undefined): readonly ShownFolder[] =>
  snapshot ? shownFolders(snapshot.context) : []
export const shownOne = (snapshot: Snapshot | undefined, id: FolderId): ShownFolder | undefined =>
  shown(snapshot).find(({ folder_id }) => folder_id === id)
export const isHere = ({ before }: FolderStep): boolean => before?.matches({ signedIn: 'here' }) === true
export const isAnswer = ({ event }: FolderStep): boolean => event.type === 'xstate.done.actor.sendChange'
export const isOk = ({ event }: FolderStep): boolean => event['output']?.result.ok === true
export const statusOf = ({ event }: FolderStep): number | undefined => event['output']?.result.problem?.status
export const sentIn = ({ before }: FolderStep): FolderChange => queueOf(before)[0]?.change as FolderChange
export const isSaving = ({ before }: FolderStep): boolean =>
  before?.matches({ signedIn: { here: { naming: 'saving' } } }) === true
