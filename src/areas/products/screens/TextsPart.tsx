import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { TEXTS, type TextName } from '#areas/products/contract/fields.ts'
import { TextList } from '#areas/products/components/TextList.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Disclosure } from '#components/layout/Disclosure.tsx'
import { MENU_LANGUAGES } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { LANGUAGE_NAMES } from '#hooks/language-names.ts'
import type { AdminProductRef } from '#machines/products/admin-product.machine.ts'
import { openDraft, openProduct } from '#machines/products/admin-product.setup.ts'

import { ProductText } from './Fields.tsx'

const LINES: Partial<Record<TextName, number>> = { description: 5, suggested_use: 3, warnings: 3, allergens: 2 }

/** The texts in the product's own language, and one press away those in the others. */
export function TextsPart({ actor }: { readonly actor: AdminProductRef }) {
  const { t } = useTranslation('products')
  const own = useSelector(actor, ({ context }) => openProduct(context)?.language) as LanguageCode | undefined
  return (
    <AreaCard heading={t('part.texts')} text={own && t('hint.ownLanguage', { language: LANGUAGE_NAMES[own] })}>
      <TextList>
        {TEXTS.map((text) => (
          <ProductText key={text} actor={actor} field={text} lines={LINES[text]} />
        ))}
      </TextList>
      <p className="vb-area-card-text">{t('hint.translations')}</p>
      {MENU_LANGUAGES.filter((language) => language !== own).map((language) => (
        <Translation key={language} actor={actor} language={language} />
      ))}
    </AreaCard>
  )
}

function Translation({ actor, language }: { readonly actor: AdminProductRef; readonly language: LanguageCode }) {
  const { t } = useTranslation('products')
  const filled = useSelector(actor, ({ context }) => {
    const fields = openProduct(context)?.fields ?? {}
    const draft = openDraft(context)
    return TEXTS.filter((text) => (draft[`${text}.${language}`]?.typed ?? fields[`${text}.${language}`]) !== '').length
  })
  return (
    <Disclosure
      summary={
        filled === 0
          ? LANGUAGE_NAMES[language]
          : t('of', { field: LANGUAGE_NAMES[language], of: `${filled}/${TEXTS.length}` })
      }
    >
      <TextList>
        {TEXTS.map((text) => (
          <ProductText
            key={text}
            actor={actor}
            field={`${text}.${language}`}
            label={t(`field.${text}`)}
            lines={LINES[text]}
          />
        ))}
      </TextList>
    </Disclosure>
  )
}
