import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { ListTools } from '#areas/admin/screens/ListTools.tsx'
import { INGREDIENT_STATES } from '#areas/intake/contract/ingredients.ts'
import { ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { IngredientsRef } from '#machines/intake/ingredients.machine.ts'
import { ingredientIn, ingredientsQuery } from '#machines/intake/ingredients-place.ts'
import { PAGES } from '#machines/pages/pages.ts'
import { PagedList } from '#screens/page/PagedList.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { IngredientsTable } from './IngredientsTable.tsx'

const PATH = PAGES.ingredients.path

/** An admin sees and corrects what names of ingredients count as here (intake.matches-are-shown). */
export function IngredientsScreen() {
  return useHasTexts('intake') ? <IngredientsPage /> : <WaitingPage />
}

function IngredientsPage() {
  const { t } = useTranslation('intake')
  return (
    <AreaPage title={t('admin.title')} lead={t('admin.lead')}>
      <WithLateActor name="ingredients">{(actor) => <Ingredients actor={actor} />}</WithLateActor>
    </AreaPage>
  )
}

function Ingredients({ actor }: { readonly actor: IngredientsRef }) {
  const { t } = useTranslation('intake')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const { place, list, problem, subject } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const { state, keyword } = place
  const total = list?.total_results ?? 0
  return (
    <>
      <ListTools
        path={PATH}
        keyword={keyword}
        search={t('admin.search')}
        hint={t('admin.hint')}
        filter={t('admin.states.label')}
        kinds={[null, ...INGREDIENT_STATES]}
        kind={state}
        nameOf={(one) => t(`admin.states.${one ?? 'all'}`)}
        queryOf={(one) => ingredientsQuery({ state: one, keyword, page: 1 })}
      />
      {/* The correction was of a name in a list that was left meanwhile. */}
      {problem && list && !ingredientIn(list, subject) && (
        <InlineError message={`${t('admin.saveFailed')} ${reason}`} />
      )}
      <PagedList
        list={list}
        isBusy={isBusy}
        failure={isFailed ? `${t('admin.failed')} ${reason}` : null}
        onRetry={() => actor.send({ type: 'list.retry' })}
        texts={{
          loading: t('admin.loading'),
          found: t('admin.found', { count: total, number: formatNumber(total) }),
        }}
        empty={{
          heading: t('admin.noneTitle'),
          text: t('admin.none'),
          actions: (
            <ButtonLink variant="primary" href={href(PATH)}>
              {t('admin.all')}
            </ButtonLink>
          ),
        }}
        pathOf={(page) => `${PATH}${ingredientsQuery({ state, keyword, page })}`}
      >
        {(ingredients) => <IngredientsTable actor={actor} ingredients={ingredients} />}
      </PagedList>
    </>
  )
}
