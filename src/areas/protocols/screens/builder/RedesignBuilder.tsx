import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BuilderDock } from '#areas/protocols/components/builder/BuilderDock.tsx'
import { viewHeading } from '#areas/protocols/components/builder/BuilderView.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { BUILDER_COVERS, BUILDER_WIDTH_MAX, BUILDER_WIDTH_MIN } from '#contract/constants.ts'
import type { BuilderRef, BuilderView } from '#areas/protocols/hooks/builder.ts'

import { BuilderViews } from './BuilderViews.tsx'
import { useActiveCount } from './active-count.ts'

/** Redesign mode: a panel at the right of the page. */
export function RedesignBuilder({ builder, view }: { readonly builder: BuilderRef; readonly view: BuilderView }) {
  const { t } = useTranslation('builder')
  const isOpen = useSelector(builder, (snapshot) => !snapshot.matches({ panel: 'closed' }))
  const width = useSelector(builder, ({ context }) => context.width)
  const count = useActiveCount(builder)
  return (
    <BuilderDock
      label={t('label')}
      open={isOpen}
      coversWhen={BUILDER_COVERS}
      openText={t('open')}
      openLabel={count === undefined ? t('openName') : t('openCounted', { count: count.count, number: count.text })}
      count={count?.text}
      onOpen={() => builder.send({ type: 'panel.open' })}
      onHide={() => builder.send({ type: 'panel.close' })}
      width={width}
      min={BUILDER_WIDTH_MIN}
      max={BUILDER_WIDTH_MAX}
      words={{ resize: t('resize.label'), wider: t('resize.wider'), narrower: t('resize.narrower') }}
      onGrab={() => builder.send({ type: 'panel.grab' })}
      onDrag={(width) => builder.send({ type: 'panel.drag', width })}
      onDrop={() => builder.send({ type: 'panel.drop' })}
      onResize={(width) => builder.send({ type: 'panel.resize', width })}
    >
      <KeepFocus label={t('label')} successor={viewHeading}>
        <BuilderViews builder={builder} view={view} />
      </KeepFocus>
    </BuilderDock>
  )
}
