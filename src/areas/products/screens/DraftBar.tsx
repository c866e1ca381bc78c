import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { SaveBar } from '#areas/products/components/SaveBar.tsx'
import { fieldId, useFieldLabel } from '#areas/products/hooks/fields.ts'
import { Button } from '#components/action/Button.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'
import { openDraft, openProduct } from '#machines/products/admin-product.setup.ts'
import { conflictsOf, faultsOf } from '#machines/products/draft.ts'

/** The outcome of the last save or undoing; empty where there is none. */
function useOutcome(actor: AdminProductRef): string {
  const { t } = useTranslation('products')
  const formatNumber = useFormatNumber()
  const count = useSelector(actor, ({ context }) => context.edits.length)
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'saved' }))
  const isUndone = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'undone' }))
  if (isSaved) return t('draft.saved', { count, number: formatNumber(count) })
  return isUndone ? t('draft.undone') : ''
}

/** Says why nothing was saved; another's change says so itself. */
function Refusal({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const reason = useProblemText(refusal)
  if (refusal === null) return null
  const isChanged = refusal.kind === 'refused' && refusal.status === 409
  return <InlineError message={isChanged ? reason : `${t('draft.failed')} ${reason}`} />
}

/** The unsaved changes with the ways to save and to discard them, or what became of them. */
export function DraftBar({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const formatNumber = useFormatNumber()
  const count = useSelector(actor, ({ context }) => Object.keys(openDraft(context)).length)
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'))
  const isRefused = useSelector(actor, ({ context }) => context.refusal !== null)
  const outcome = useOutcome(actor)
  const hasDraft = count > 0 || isSaving
  return (
    <>
      <Announcer message={outcome} />
      {(hasDraft || isRefused || outcome !== '') && (
        <SaveBar
          label={t('draft.bar')}
          text={hasDraft ? t('draft.count', { count, number: formatNumber(count) }) : outcome}
          news={
            <>
              <Refusal actor={actor} />
              <Attention actor={actor} />
            </>
          }
        >
          {hasDraft ? (
            <>
              <Button variant="quiet" onClick={() => actor.send({ type: 'draft.discard' })}>
                {t('draft.discard')}
              </Button>
              <Button variant="primary" type="submit" busy={isSaving}>
                {t('draft.save')}
              </Button>
            </>
          ) : (
            <UndoSaved actor={actor} />
          )}
        </SaveBar>
      )}
    </>
  )
}

/** Undoes the last save by one press (products.edits-are-undone). */
function UndoSaved({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const edits = useSelector(actor, ({ context }) => context.edits)
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'saved' }))
  const canUndo = useSelector(actor, (snapshot) => snapshot.can({ type: 'edits.undo', edits: snapshot.context.edits }))
  if (!isSaved || !canUndo) return null
  return <Button onClick={() => actor.send({ type: 'edits.undo', edits })}>{t('draft.undo')}</Button>
}

/** Leads to the first field that keeps the rest from being saved. */
function Attention({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const labelOf = useFieldLabel(actor)
  const isIncomplete = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'incomplete' }))
  const field = useSelector(actor, ({ context }) => {
    const fields = openProduct(context)?.fields ?? {}
    const draft = openDraft(context)
    return [...Object.keys(faultsOf(draft, fields)), ...conflictsOf(draft, fields)][0]
  })
  const text = isIncomplete && field !== undefined ? t('draft.incomplete', { field: labelOf(field) }) : ''
  return (
    <>
      <Announcer message={text} />
      {field !== undefined && text !== '' && (
        <p>
          <TextLink
            href={`#${fieldId(field)}`}
            onClick={(event) => {
              // The address of the page stays as it is.
              event.preventDefault()
              const element = document.getElementById(fieldId(field))
              element?.closest('details')?.setAttribute('open', '')
              element?.focus()
            }}
          >
            {text}
          </TextLink>
        </p>
      )}
    </>
  )
}
