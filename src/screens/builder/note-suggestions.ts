import { shallowEqual, useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'

import type { NoteSuggestions } from '#components/builder/NoteField.tsx'
import type { ProtocolProduct } from '#contract/protocols.ts'
import type { BuilderRef } from '#hooks/builder.ts'
import { useBuilderChild } from '#hooks/builder.ts'
import { useLanguage } from '#hooks/language.ts'
import { variantOf } from '#machines/protocols/lines.ts'
import type { noteSuggestionsMachine } from '#machines/protocols/note-suggestions.machine.ts'
import { suggestedNotes } from '#machines/protocols/note-suggestions.ts'

type Snapshot = SnapshotFrom<typeof noteSuggestionsMachine>

const NONE: readonly string[] = []

const notesIn = (snapshot: Snapshot | undefined, variantId?: number): readonly string[] =>
  snapshot?.hasTag('open') && (variantId === undefined || snapshot.context.variantId === variantId)
    ? suggestedNotes(snapshot.context)
    : NONE

/** The earlier notes that are suggested for a line, and what its field tells (lines.earlier-notes-are-suggested). */
export function useNoteSuggestions(builder: BuilderRef, line: ProtocolProduct): NoteSuggestions {
  const { t } = useTranslation('builder')
  const language = useLanguage()
  const suggesting = useBuilderChild(builder, 'noteSuggestions')
  const variantId = variantOf(line)
  const notes = useSelector(suggesting, (snapshot) => notesIn(snapshot, variantId), shallowEqual)
  const active = useSelector(suggesting, (snapshot) =>
    snapshot?.context.variantId === variantId ? snapshot.context.active : null,
  )
  return {
    label: t('notes.list'),
    notes,
    active,
    onBegin: (text) => suggesting?.send({ type: 'note.begin', productId: line.product_id, variantId, language, text }),
    onType: (text) => suggesting?.send({ type: 'note.type', text }),
    onMove: (by) => suggesting?.send({ type: 'note.move', by }),
    onPoint: (note) => suggesting?.send({ type: 'note.point', note }),
    onChoose: (note) => suggesting?.send({ type: 'note.choose', note }),
    onClose: (text) => suggesting?.send({ type: 'note.close', text }),
    onEnd: () => suggesting?.send({ type: 'note.end' }),
  }
}

export function useSuggestedCount(builder: BuilderRef): number {
  return useSelector(useBuilderChild(builder, 'noteSuggestions'), (snapshot) => notesIn(snapshot).length)
}
