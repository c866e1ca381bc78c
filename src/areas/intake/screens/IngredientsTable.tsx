import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import type { NamedIngredient } from '#areas/intake/contract/ingredients.ts'
import { Button } from '#components/action/Button.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { DataTable } from '#components/layout/DataTable.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { LANGUAGE_NAMES } from '#hooks/language-names.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { IngredientsRef } from '#machines/intake/ingredients.machine.ts'
import { isNamed } from '#machines/intake/ingredients-place.ts'

import { CorrectionForm } from './CorrectionForm.tsx'
import { useTargetName } from './target-name.ts'

interface RowProps {
  readonly actor: IngredientsRef
  readonly ingredient: NamedIngredient
}

/** Names of ingredients, each with what it counts as and what an admin can do about that. */
export function IngredientsTable({
  actor,
  ingredients,
}: {
  readonly actor: IngredientsRef
  readonly ingredients: readonly NamedIngredient[]
}) {
  const { t } = useTranslation('intake')
  const formatNumber = useFormatNumber()
  return (
    <DataTable
      label={t('admin.title')}
      columns={(['name', 'products', 'match'] as const).map((column) => t(`admin.column.${column}`))}
      rows={ingredients.map((ingredient, index) => ({
        id: index,
        cells: [
          <>
            <span lang={bcp47(ingredient.language)}>{ingredient.name}</span>
            <br />
            <span className="vb-table-note">{LANGUAGE_NAMES[ingredient.language]}</span>
          </>,
          formatNumber(ingredient.products),
          <Match key="match" ingredient={ingredient} />,
        ],
        below: <Correcting actor={actor} ingredient={ingredient} />,
      }))}
    />
  )
}

function Match({ ingredient: { match, correction } }: Pick<RowProps, 'ingredient'>) {
  const { t } = useTranslation('intake')
  const nameOf = useTargetName()
  const formatDay = useFormatDay()
  const fullName = useFullName()
  const target = correction?.target ?? match?.target
  const by = correction?.corrected_by
  const note = correction
    ? by
      ? t('admin.correctedBy', { name: fullName(by), date: formatDay(correction.corrected_at) })
      : t('admin.corrected', { date: formatDay(correction.corrected_at) })
    : match?.is_compound
      ? t('admin.compound')
      : null
  return (
    <>
      <span>{target === undefined ? t('admin.unmatched') : nameOf(target)}</span>
      {note !== null && (
        <>
          <br />
          <span className="vb-table-note">{note}</span>
        </>
      )}
    </>
  )
}

function Correcting({ actor, ingredient }: RowProps) {
  const { t } = useTranslation('intake')
  const { name, language, correction } = ingredient
  const key = { name, language }
  const isSubject = useSelector(actor, ({ context }) => isNamed(ingredient, context.subject))
  const isChoosing = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'choosing' }))
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('saving'))
  const isUndoing = useSelector(actor, (snapshot) => snapshot.matches('saving') && snapshot.context.target === null)
  const canOpen = useSelector(actor, (snapshot) => snapshot.can({ type: 'correction.open', key }))
  const canUndo = useSelector(actor, (snapshot) => snapshot.can({ type: 'correction.undo', key }))
  const problem = useSelector(actor, ({ context }) => context.problem)
  const reason = useProblemText(problem)
  return (
    <KeepFocus label={name}>
      <div className="vb-table-below">
        {isSubject && problem && <InlineError message={`${t('admin.saveFailed')} ${reason}`} />}
        {isSubject && (isChoosing || (isSaving && !isUndoing)) ? (
          <CorrectionForm actor={actor} />
        ) : (
          <div className="vb-form-actions">
            <Button
              aria-label={t('admin.correctNamed', { name })}
              aria-disabled={!canOpen}
              onClick={() => actor.send({ type: 'correction.open', key })}
            >
              {t('admin.correct')}
            </Button>
            {correction !== null && (
              <Button
                aria-label={t('admin.undoNamed', { name })}
                busy={isSubject && isUndoing}
                aria-disabled={!canUndo}
                onClick={() => actor.send({ type: 'correction.undo', key })}
              >
                {t('admin.undo')}
              </Button>
            )}
          </div>
        )}
      </div>
    </KeepFocus>
  )
}
