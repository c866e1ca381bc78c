import '#components/SidePanel.css'

import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/Announcer.tsx'
import { Button } from '#components/Button.tsx'
import { createOverlay } from '#components/overlay.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useCatalogue } from '#hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'

import { useAnnouncement } from './announcement.ts'
import { ChosenFilters } from './ChosenFilters.tsx'
import { FilterColumn } from './FilterColumn.tsx'
import { isListFailed } from './list-failed.ts'

const SidePanel = createOverlay(() => import('#components/SidePanel.tsx'))

/** From this width on the filters stand in their own column. */
const COLUMN_HAS_ROOM = '(width >= 62.5em)'

/** The filters where their column has no room, with the number of results on the button that closes them. */
export function FilterPanel() {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const lang = bcp47(useLanguage())
  const panel = useActorNamed('sidePanel')
  const isVisible = useSelector(panel, (snapshot) => snapshot.hasTag('visible') && snapshot.context.content === 'filters')
  const isOpen = useSelector(panel, (snapshot) => snapshot.hasTag('visible') && !snapshot.matches('closing'))
  const side = useSelector(panel, ({ context }) => context.side)
  const total = useCatalogue(({ context }) => context.metadata.total_results)
  const isFailed = useCatalogue(isListFailed)
  const announcement = useAnnouncement()
  const isBusy = useCatalogue((snapshot) => snapshot.hasTag('busy'))
  const close = () => panel.send({ type: 'sidePanel.close' })
  if (!isVisible) return null
  return (
    <SidePanel
      open={isOpen}
      side={side}
      title={t('filters.label')}
      lang={lang}
      closeLabel={t('common:panel.close')}
      onClose={close}
      closeWhen={COLUMN_HAS_ROOM}
      onLoadFailed={close}
      footer={
        <Button variant="primary" onClick={close} aria-busy={isBusy}>
          {isFailed ? t('common:panel.close') : t('filters.show', { count: total, number: formatNumber(total) })}
        </Button>
      }
    >
      <ChosenFilters />
      <FilterColumn />
      {/* The page behind, with the list's own announcements, is silent while the panel is open. */}
      <Announcer message={announcement} />
    </SidePanel>
  )
}
