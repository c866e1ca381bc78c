import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useEditorChild } from '#areas/practice/hooks/practice-editor.ts'
import type { EditorChild } from '#areas/practice/hooks/practice-editor.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'
import type { Section } from '#machines/practice/editor/sections.ts'

import { EditorPicture } from './EditorPicture.tsx'
import { HeadingForm } from './HeadingForm.tsx'
import { HoursForm } from './HoursForm.tsx'
import { LookSection } from './LookSection.tsx'
import { NameForm } from './NameForm.tsx'
import { PackagesSection } from './PackagesSection.tsx'
import { ServicesSection } from './ServicesSection.tsx'
import { ContactForm, MessageForm } from './WordsForms.tsx'

interface SectionProps {
  readonly editor: PracticePageRef
  readonly isUnsaved: boolean
}

/** The fields of the open section. */
const SECTIONS: Readonly<Record<Section, (props: SectionProps) => ReactNode>> = {
  name: NameSection,
  look: LookSection,
  header: (props) => <Heading {...props} section="header" form="storeHeader" />,
  about: (props) => <Heading {...props} section="about" form="storeAbout" />,
  message: MessageSection,
  services: (props) => (
    <>
      <Heading {...props} section="services" form="servicesHeader" />
      <ServicesSection {...props} />
    </>
  ),
  approach: ApproachSection,
  packages: PackagesSection,
  hours: HoursSection,
  contact: ContactSection,
  preview: () => null,
}

export function OpenSection({ section, ...props }: SectionProps & { readonly section: Section }) {
  const Fields = SECTIONS[section]
  return <Fields {...props} />
}

function useWords({ editor, isUnsaved }: SectionProps, section: Section) {
  const { t } = useTranslation('practiceEditor')
  const savedAt = useSelector(editor, ({ context }) => context.savedAt[section])
  return { label: t(`sections.${section}`), savedAt, isUnsaved }
}

function Heading({
  section,
  form,
  ...props
}: SectionProps & {
  readonly section: 'header' | 'about' | 'services' | 'approach'
  readonly form: EditorChild & ('storeHeader' | 'storeAbout' | 'servicesHeader' | 'storeApproach')
}) {
  const { t } = useTranslation('practiceEditor')
  const actor = useEditorChild(props.editor, form)
  const words = useWords(props, section)
  return (
    actor && (
      <>
        <p>{t(`${section}.text`)}</p>
        <HeadingForm key={section} actor={actor} {...words} />
      </>
    )
  )
}

function NameSection({ editor }: SectionProps) {
  const { t } = useTranslation('practiceEditor')
  const actor = useEditorChild(editor, 'practiceName')
  return (
    <>
      {actor && <NameForm label={t('sections.name')} actor={actor} />}
      <EditorPicture editor={editor} name="storeLogo" label={t('logo')} />
    </>
  )
}

function MessageSection(props: SectionProps) {
  const { t } = useTranslation('practiceEditor')
  const actor = useEditorChild(props.editor, 'storeMessage')
  const words = useWords(props, 'message')
  return (
    actor && (
      <>
        <p>{t('message.text')}</p>
        <MessageForm actor={actor} {...words} />
      </>
    )
  )
}

function ApproachSection(props: SectionProps) {
  const { editor } = props
  const { t } = useTranslation('practiceEditor')
  return (
    <>
      <Heading {...props} section="approach" form="storeApproach" />
      <EditorPicture editor={editor} name="approachPicture" label={t('approach.image')} />
      <EditorPicture editor={editor} name="approachStylePicture" label={t('approach.styleImage')} />
    </>
  )
}

function HoursSection(props: SectionProps) {
  const { t } = useTranslation('practiceEditor')
  const actor = useEditorChild(props.editor, 'storeHours')
  const words = useWords(props, 'hours')
  return (
    actor && (
      <>
        <p>{t('hours.text')}</p>
        <HoursForm actor={actor} {...words} />
      </>
    )
  )
}

function ContactSection(props: SectionProps) {
  const { t } = useTranslation('practiceEditor')
  const actor = useEditorChild(props.editor, 'storeContact')
  const words = useWords(props, 'contact')
  return (
    actor && (
      <>
        <p>{t('contact.text')}</p>
        <ContactForm actor={actor} {...words} />
      </>
    )
  )
}
