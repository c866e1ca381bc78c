import { useSelector } from '@xstate/react'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import PanelRightClose from 'lucide-react/icons/panel-right-close'
import { useTranslation } from 'react-i18next'

import { ToolButton } from '#components/builder/ToolButton.tsx'
import type { BuilderRef } from '#hooks/builder.ts'

/** Out of the builder: put away for a moment, or done (builder.finish-clears-the-protocol). */
export function BuilderTools({ builder }: { readonly builder: BuilderRef }) {
  const { t } = useTranslation('builder')
  const hasActive = useSelector(builder, ({ context }) => context.active !== null)
  return (
    <>
      <ToolButton icon={<PanelRightClose size={18} />} onClick={() => builder.send({ type: 'panel.close' })}>
        {t('hide')}
      </ToolButton>
      {hasActive && (
        <ToolButton icon={<CircleCheckBig size={18} />} onClick={() => builder.send({ type: 'builder.finish' })}>
          {t('finish')}
        </ToolButton>
      )}
    </>
  )
}
