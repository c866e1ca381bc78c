import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import type { DosageWriting } from '#areas/protocols/components/builder/DosageField.tsx'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'
import { useDosageText } from '#areas/protocols/hooks/dosage.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'
import { draftOf } from '#machines/protocols/dosage/draft.ts'
import { noteWith, typedDosage, understood } from '#machines/protocols/dosage/dosage-field.ts'
import { variantOf } from '#machines/protocols/lines.ts'
import { lineKey } from '#machines/protocols/note-suggestions.ts'

/** The dosage of a line as it stands in its field (dosage.typed-is-understood). */
export function useDosageWriting(builder: BuilderRef, line: ProtocolProduct): DosageWriting {
  const { t } = useTranslation('dosage')
  const language = useLanguage()
  const dosageText = useDosageText()
  const field = useBuilderChild(builder, 'dosageField')
  const protocolId = useSelector(builder, ({ context }) => context.active?.protocol_id ?? 0)
  const of = { protocolId, variantId: variantOf(line) }
  const number = useFormatNumber()
  const unit = line.serving?.unit ?? 'piece'
  const typed = useSelector(field, (snapshot) => snapshot && typedDosage(snapshot.context.typed, of))
  const isTyping = useSelector(
    field,
    (snapshot) => snapshot?.matches('typing') === true && snapshot.context.field === lineKey(of),
  )
  const saved = line.dosage ? dosageText(line.dosage) : ''
  const isLost = typed !== undefined && typed.dosage === null && typed.text.trim() !== '' && !isTyping
  return {
    text: typed?.text ?? saved,
    isTyped: typed !== undefined,
    preview: typed?.dosage ? t('preview', { dosage: dosageText(typed.dosage) }) : undefined,
    error: isLost ? t('notUnderstood') : undefined,
    asNote:
      isLost && noteWith(line.notes, typed.text) !== null
        ? { label: t('asNote'), onPress: () => field?.send({ type: 'dosage.note', of, notes: line.notes }) }
        : undefined,
    form: {
      label: t('form.open', { name: line.name }),
      onPress: () =>
        field?.send({ type: 'form.open', of, draft: draftOf(typed?.dosage ?? line.dosage ?? null, unit, number) }),
    },
    onType: (text) =>
      field?.send({
        type: 'dosage.type',
        of,
        typed: understood(text, language, line.dosage?.unit ?? line.serving?.unit),
      }),
    onUndo: () => field?.send({ type: 'dosage.undo', of }),
    onEnd: () => field?.send({ type: 'dosage.end', of }),
  }
}
