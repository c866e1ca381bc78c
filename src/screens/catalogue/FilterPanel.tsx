import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/Button.tsx'
import { useActorNamed } from '#hooks/app.tsx'
import { useCatalogue } from '#hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'

import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterColumn } from './FilterColumn.tsx'

const SidePanel = lazy(() => import('#components/SidePanel.tsx'))

/** The filters where their column has no room, with the number of results on the button that closes them. */
export function FilterPanel() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const panel = useActorNamed('sidePanel')
  const isVisible = useSelector(panel, (snapshot) => snapshot.hasTag('visible') && snapshot.context.content === 'filters')
  const isOpen = useSelector(panel, (snapshot) => snapshot.hasTag('visible') && !snapshot.matches('closing'))
  const side = useSelector(panel, ({ context }) => context.side)
  const total = useCatalogue(({ context }) => context.metadata.total_results)
  const isBusy = useCatalogue((snapshot) => snapshot.hasTag('busy'))
  const close = () => panel.send({ type: 'sidePanel.close' })
  if (!isVisible) return null
  return (
    <Suspense fallback={null}>
      <SidePanel
        open={isOpen}
        side={side}
        title={t('filters.label')}
        closeLabel={t('common:panel.close')}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close} aria-busy={isBusy}>
            {t('filters.show', { count: total, number: formatNumber(total) })}
          </Button>
        }
      >
        <ChosenFilters />
        <FilterColumn />
      </SidePanel>
    </Suspense>
  )
}
