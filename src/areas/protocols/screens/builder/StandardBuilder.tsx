import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { BarSheet, BuilderBar } from '#areas/protocols/components/builder/BuilderBar.tsx'
import { viewHeading } from '#areas/protocols/components/builder/BuilderView.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { BAR_THUMBNAILS } from '#contract/constants.ts'
import type { BuilderRef, BuilderView } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild, useShownProtocol } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { lineIn, totalOf, variantOf } from '#machines/protocols/lines.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'

import { BuilderViews } from './BuilderViews.tsx'
import { LinePicture } from './LinePicture.tsx'
import { ShareButton } from './ShareButton.tsx'

interface StandardProps {
  readonly builder: BuilderRef
  readonly view: BuilderView
}

/** Standard mode: a bar at the foot of the page. */
export function StandardBuilder({ builder, view }: StandardProps) {
  const lines = useBuilderChild(builder, 'protocolLines')
  return lines ? <Bar builder={builder} view={view} lines={lines} /> : null
}

function Bar({ builder, view, lines }: StandardProps & { readonly lines: ProtocolLinesRef }) {
  const { t } = useTranslation('builder')
  const formatPrice = useFormatPrice()
  const formatNumber = useFormatNumber()
  const active = useSelector(builder, ({ context }) => context.active)
  const addedId = useSelector(builder, ({ context }) => context.added)
  const isOpen = useSelector(builder, (snapshot) => !snapshot.matches({ panel: 'closed' }))
  const protocol = useShownProtocol(lines)
  const products = protocol?.products ?? []
  const isResting = view === 'Default' || view === 'ActiveProtocol' || view === 'ProductAdded'
  const isShown = !isResting || (isOpen && view !== 'Default')
  const added = view === 'ProductAdded' && addedId !== null ? lineIn({ products: [...products] }, addedId) : undefined
  const name = active?.name ?? t('bar.choose')
  return (
    <BuilderBar
      label={t('label')}
      name={name}
      nameLabel={active ? t('bar.change', { name }) : t('bar.choose')}
      listed={view === 'ListingProtocols'}
      onName={() => builder.send({ type: 'bar.name' })}
      added={added && { text: t('add.addedName', { name: added.name }), picture: <LinePicture line={added} /> }}
      pictures={products.map((line) => ({ key: variantOf(line), picture: <LinePicture line={line} /> }))}
      steps={BAR_THUMBNAILS}
      more={(rest) => t('bar.more', { number: formatNumber(rest) })}
      total={active ? formatPrice(totalOf(products)) : undefined}
      share={
        active ? (
          <ShareButton builder={builder} isTip />
        ) : (
          <Button onClick={() => builder.send({ type: 'builder.create' })}>{t('list.new')}</Button>
        )
      }
      open={isShown}
      toggle={t(isShown ? 'bar.close' : 'bar.open')}
      onToggle={() => builder.send({ type: 'bar.toggle' })}
    >
      {isShown && (
        <BarSheet>
          <KeepFocus label={t('label')} successor={viewHeading}>
            <BuilderViews builder={builder} view={view} />
          </KeepFocus>
        </BarSheet>
      )}
    </BuilderBar>
  )
}
