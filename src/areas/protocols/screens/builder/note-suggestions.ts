import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'

import type { NoteWriting } from '#areas/protocols/components/builder/NoteField.tsx'
import { NOTE_MAX } from '#contract/constants.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'
import { useTextError } from '#hooks/form.ts'
import { useLanguage } from '#hooks/language.ts'
import { variantOf } from '#machines/protocols/lines.ts'
import type { noteSuggestionsMachine } from '#machines/protocols/note-suggestions.machine.ts'
import { isNoteTooLong, suggestedNotes, typedNote } from '#machines/protocols/note-suggestions.ts'

type Snapshot = SnapshotFrom<typeof noteSuggestionsMachine>

const NONE: readonly string[] = []

const notesIn = (snapshot: Snapshot | undefined, variantId?: number): readonly string[] =>
  snapshot?.hasTag('open') && (variantId === undefined || snapshot.context.variantId === variantId)
    ? suggestedNotes(snapshot.context)
    : NONE

/** The note of a line as it stands in its field, and what the field tells of it (lines.earlier-notes-are-suggested). */
export function useNoteWriting(builder: BuilderRef, line: ProtocolProduct): NoteWriting {
  const { t } = useTranslation('builder')
  const language = useLanguage()
  const textError = useTextError()
  const writing = useBuilderChild(builder, 'noteSuggestions')
  const protocolId = useSelector(builder, ({ context }) => context.active?.protocol_id ?? 0)
  const variantId = variantOf(line)
  const typed = useSelector(writing, (snapshot) => snapshot && typedNote(snapshot.context, { protocolId, variantId }))
  const notes = useSelector(writing, (snapshot) => notesIn(snapshot, variantId), shallowEqual)
  const active = useSelector(writing, (snapshot) =>
    snapshot?.context.variantId === variantId ? snapshot.context.active : null,
  )
  const text = typed ?? line.notes
  return {
    text,
    isTyped: typeof typed === 'string',
    error: isNoteTooLong(text) ? textError(text, NOTE_MAX) : undefined,
    label: t('notes.list'),
    notes,
    active,
    onBegin: () =>
      writing?.send({ type: 'note.begin', protocolId, productId: line.product_id, variantId, language, text }),
    onType: (next) => writing?.send({ type: 'note.type', text: next }),
    onMove: (by) => writing?.send({ type: 'note.move', by }),
    onPoint: (note) => writing?.send({ type: 'note.point', note }),
    onChoose: (note) => writing?.send({ type: 'note.choose', note }),
    onEnter: () => writing?.send({ type: 'note.enter' }),
    onEscape: () => writing?.send({ type: 'note.escape', saved: line.notes }),
    onEnd: () => writing?.send({ type: 'note.end' }),
  }
}

export function useSuggestedCount(builder: BuilderRef): number {
  return useSelector(useBuilderChild(builder, 'noteSuggestions'), (snapshot) => notesIn(snapshot).length)
}
