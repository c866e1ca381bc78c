import { useTranslation } from 'react-i18next'

import { TextLink } from '#components/action/TextLink.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useShop } from '#hooks/app.tsx'

/** The legal details of the operator (operations.operator-on-legal-pages). */
export function OperatorDetails() {
  const { t } = useTranslation('pages')
  const { name, address, email, register, taxId } = useShop().operator
  const details = [
    { name: t('operator.name'), value: name },
    { name: t('operator.address'), value: address.join('\n') },
    { name: t('operator.email'), value: <TextLink href={`mailto:${email}`}>{shownAddress(email)}</TextLink> },
    { name: t('operator.register'), value: register },
    { name: t('operator.taxId'), value: taxId },
  ]
  return (
    <>
      <OperatorNote />
      <DetailList details={details.filter(({ value }) => value !== null)} />
    </>
  )
}

/** Says that the operator is invented, where it is. */
export function OperatorNote() {
  const { t } = useTranslation('pages')
  const { isDemo } = useShop().operator
  return isDemo && <p>{t('operator.demo')}</p>
}
