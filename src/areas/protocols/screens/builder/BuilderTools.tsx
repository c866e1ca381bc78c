import { useSelector } from '@xstate/react'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import Keyboard from 'lucide-react/icons/keyboard'
import PanelRightClose from 'lucide-react/icons/panel-right-close'
import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'

import { IconButton } from '#components/action/IconButton.tsx'
import { ToolButton } from '#areas/protocols/components/builder/ToolButton.tsx'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'

import { BOX_KEYS, boxKeys } from './keys.ts'

/** The command box, the list of shortcuts, and the ways out: closed for a moment, or finished (builder.finish-clears-the-protocol). */
export function BuilderTools({ builder }: { readonly builder: BuilderRef }) {
  const { t } = useTranslation('builder')
  const box = useBuilderChild(builder, 'commandBox')
  const hasActive = useSelector(builder, ({ context }) => context.active !== null)
  return (
    <>
      <IconButton
        label={t('command.label')}
        title={`${t('command.label')} (${boxKeys(t).join(' + ')})`}
        aria-keyshortcuts={BOX_KEYS}
        icon={<Search size={18} />}
        onClick={() => box?.send({ type: 'box.open' })}
      />
      <IconButton
        label={t('shortcuts.title')}
        title={t('shortcuts.title')}
        icon={<Keyboard size={18} />}
        onClick={() => builder.send({ type: 'shortcuts.show' })}
      />
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
