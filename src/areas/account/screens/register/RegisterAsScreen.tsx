import { useTranslation } from 'react-i18next'
import Stethoscope from 'lucide-react/icons/stethoscope'
import UserRound from 'lucide-react/icons/user-round'

import { NarrowPage } from '#components/layout/NarrowPage.tsx'
import { OfferGrid } from '#components/product/OfferGrid.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useFocusOnArrival, useShop } from '#hooks/app.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'

/** The entry of registration: as whom (registration.chooses-a-type-first). It stands back until its text is there. */
export function RegisterAsScreen() {
  return useHasTexts('account') ? <Choice /> : <WaitingPage />
}

function Choice() {
  const { t } = useTranslation('account')
  const shop = useShop()
  const href = useHref()
  // The shape of the file is tested.
  const offer = (who: 'practitioner' | 'client') => ({
    heading: t(`register.as.${who}.heading`),
    points: t(`register.as.${who}.points`, { returnObjects: true }) as readonly string[],
    link: { label: t(`register.as.${who}.link`), href: href(`/onboarding/register/${who}`) },
  })
  return (
    <NarrowPage wide>
      <PageHead title={t('register.as.title')} description={t('register.as.description', { shop: shop.name })} />
      <PageHeading focusOnMount={useFocusOnArrival()} lead={t('register.as.lead')}>
        {t('register.as.title')}
      </PageHeading>
      <OfferGrid
        offers={[
          { icon: <Stethoscope size={24} />, ...offer('practitioner') },
          { icon: <UserRound size={24} />, ...offer('client') },
        ]}
        note={
          <>
            <span>{t('register.haveAccount')}</span> <TextLink href={href('/login')}>{t('register.signIn')}</TextLink>
          </>
        }
      />
    </NarrowPage>
  )
}
