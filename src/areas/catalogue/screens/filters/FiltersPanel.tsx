import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button } from '#components/action/Button.tsx'
import { ChosenPlace } from '#components/kept/ChosenPlace.tsx'
import SidePanel from '#components/overlay/SidePanel.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'

import type { OpenedProps } from './panel-place.tsx'

/** From this width on the filters stand in their own column. */
const COLUMN_HAS_ROOM = '(width >= 62.5em)'

interface FiltersPanelProps extends OpenedProps {
  /** Products that the filters leave; undefined while unknown. */
  readonly total: number | undefined
  readonly isBusy: boolean
  /** Announced by the panel: the page behind is silent while it is open. */
  readonly announcement: string
  /** Chips. */
  readonly chosen: ReactNode
  readonly children: ReactNode
}

/** The filters of a list where their column has no room, with the number of results on the button that closes them. */
export function FiltersPanel({ open, total, isBusy, announcement, chosen, children }: FiltersPanelProps) {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const lang = bcp47(useLanguage())
  const panel = useActorNamed('sidePanel')
  const side = useSelector(panel, ({ context }) => context.side)
  const close = () => panel.send({ type: 'sidePanel.close' })
  return (
    <SidePanel
      open={open}
      side={side}
      title={t('filters.label')}
      lang={lang}
      closeLabel={t('common:panel.close')}
      onClose={close}
      closeWhen={COLUMN_HAS_ROOM}
      footer={
        <Button variant="primary" onClick={close} aria-busy={isBusy}>
          {total === undefined
            ? t('common:panel.close')
            : t('filters.show', { count: total, number: formatNumber(total) })}
        </Button>
      }
    >
      <ChosenPlace none={t('filters.none')}>{chosen}</ChosenPlace>
      {children}
      <Announcer message={announcement} />
    </SidePanel>
  )
}
