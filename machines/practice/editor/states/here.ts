import { answerOf } from '../../../call/call.ts'
import { ENTRY_FORMS, practicePageSetup, WORDS_FORMS } from '../practice-page.setup.ts'
import { changed, chosen, entered, fetched, returned } from '../practice-page.params.ts'
import type { WordsSaved } from '../saved-words.ts'

const saved = ['form.sent'] as const
const pictured = ['picture.changed'] as const
const listed = ['entry.opened', 'entry.numbered', 'entry.closed', 'entries.changed', 'notice.raised'] as const

/** The charts below, which live until their practitioner signs out. */
const children = practicePageSetup.createStateConfig({
  invoke: [
    { src: 'practiceName', id: 'practiceName', systemId: 'practiceName' },
    { src: 'pagePreview', id: 'pagePreview', systemId: 'pagePreview' },
    { src: 'storeHeader', id: 'storeHeader', systemId: 'storeHeader' },
    { src: 'storeAbout', id: 'storeAbout', systemId: 'storeAbout' },
    { src: 'storeMessage', id: 'storeMessage', systemId: 'storeMessage' },
    { src: 'servicesHeader', id: 'servicesHeader', systemId: 'servicesHeader' },
    { src: 'storeApproach', id: 'storeApproach', systemId: 'storeApproach' },
    { src: 'storeContact', id: 'storeContact', systemId: 'storeContact' },
    { src: 'storeHours', id: 'storeHours', systemId: 'storeHours' },
    { src: 'storeLogo', id: 'storeLogo', systemId: 'storeLogo', input: { slot: 'logo', picture: null } },
    {
      src: 'approachPicture',
      id: 'approachPicture',
      systemId: 'approachPicture',
      input: { slot: 'approach', picture: null },
    },
    {
      src: 'approachStylePicture',
      id: 'approachStylePicture',
      systemId: 'approachStylePicture',
      input: { slot: 'approach-style', picture: null },
    },
    { src: 'storeServices', id: 'storeServices', systemId: 'storeServices' },
    { src: 'storePackages', id: 'storePackages', systemId: 'storePackages' },
    { src: 'serviceForm', id: 'serviceForm', systemId: 'serviceForm' },
    { src: 'packageForm', id: 'packageForm', systemId: 'packageForm' },
    {
      src: 'hearChildren',
      id: 'hearChildren',
      input: {
        practiceName: ['name.saved'],
        storeHeader: saved,
        storeAbout: saved,
        storeMessage: saved,
        servicesHeader: saved,
        storeApproach: saved,
        storeContact: saved,
        storeHours: saved,
        storeServices: listed,
        storePackages: listed,
        serviceForm: saved,
        packageForm: saved,
        storeLogo: pictured,
        approachPicture: pictured,
        approachStylePicture: pictured,
      },
    },
    { src: 'storeFiles', id: 'storeFiles', systemId: 'storeFiles' },
    { src: 'watchReturn', id: 'watchReturn' },
    { src: 'watchLeaving', id: 'watchLeaving', input: { forms: [...WORDS_FORMS, ...ENTRY_FORMS] } },
  ],
}).invoke

const tellActions = [
  'sendName',
  'sendHeader',
  'sendAbout',
  'sendMessage',
  'sendServicesHeader',
  'sendApproach',
  'sendContact',
  'sendHours',
  'sendLogo',
  'sendApproachPicture',
  'sendStylePicture',
] as const

const refresh = practicePageSetup.createStateConfig({
  invoke: {
    src: 'fetchStore',
    id: 'fetchStore',
    input: ({ context: { language } }) => ({ language }),
    onDone: [
      {
        guard: { type: 'isAnswered', params: answerOf },
        target: 'resting',
        actions: [...fetched, ...tellActions],
      },
      { target: 'resting' },
    ],
    onError: { target: 'resting' },
  },
}).invoke

const writtenEntry = {
  guard: { type: 'isOfEntry', params: ({ event }: { event: { form: string } }) => ({ form: event.form }) },
  actions: 'saveWritten',
} as const
const savedWords = { type: 'setWords', params: ({ event }: { event: object }) => event as WordsSaved } as const

export const here = practicePageSetup.createStateConfig({
  description: 'The page is there: one section is open, and what is typed in any of them stays.',
  meta: { requirements: ['practice.parts-of-the-page', 'practice.typed-words-stay'] },
  entry: [...tellActions, 'beginLists'],
  initial: 'resting',
  invoke: children,
  on: {
    'form.sent': [writtenEntry, { actions: savedWords }],
    'name.saved': {
      target: '.refreshing',
      actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) },
    },
    'picture.changed': { target: '.refreshing', actions: 'outdateLists' },
    'entries.changed': { target: '.refreshing' },
    'entry.opened': { actions: ['openForm', 'showPicture'] },
    'entry.numbered': { actions: 'showPicture' },
    'entry.closed': { actions: 'clearForm' },
    'entry.restore': { actions: 'askList' },
    'entries.again': { actions: 'askList' },
    'notice.raised': { actions: 'sayOn' },
    'look.choose': { guard: { type: 'isOtherLook', params: chosen }, target: '.saving', actions: changed },
    'practice.entered': { target: '.refreshing', actions: [entered, 'beginLists'] },
    'page.returned': {
      actions: 'lookAtLists',
      meta: { requirements: ['practice.other-tabs-follow', 'retry.at-once-when-the-user-returns'] },
    },
  },
  states: {
    resting: {
      description: 'Nothing of the page is on its way.',
      on: {
        'page.returned': {
          guard: { type: 'isPastDedupe', params: returned },
          target: 'refreshing',
          actions: [{ type: 'setReturn', params: returned }, 'lookAtLists'],
          meta: { requirements: ['practice.other-tabs-follow', 'retry.same-question-once-in-two-seconds'] },
        },
      },
    },
    refreshing: {
      description: 'The page is asked for once more: another tab may have changed it. What is shown stays meanwhile.',
      invoke: refresh,
      on: {
        // What is on its way may be older than what was saved.
        'form.sent': [writtenEntry, { target: 'refreshing', reenter: true, actions: savedWords }],
      },
    },
    saving: {
      description: 'The chosen type and theme show at once and are being saved; what is chosen meanwhile follows.',
      meta: { requirements: ['practice.look-saves-by-itself'] },
      tags: 'busy',
      entry: 'sendLook',
      on: {
        'look.choose': { actions: changed },
        // They wait for what is being saved.
        'name.saved': { actions: { type: 'setName', params: ({ event }) => ({ name: event.name }) } },
        'picture.changed': { actions: 'outdateLists' },
        'entries.changed': {},
        'practice.entered': { actions: [entered, 'beginLists'] },
      },
      invoke: {
        src: 'saveLook',
        id: 'saveLook',
        input: ({ context: { look, language } }) => ({ ...look, language }),
        onDone: [
          {
            guard: { type: 'isAnsweredAndChanged', params: answerOf },
            target: 'saving',
            reenter: true,
            actions: { type: 'setSavedLook', params: answerOf },
          },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'refreshing',
            actions: { type: 'setSavedLook', params: answerOf },
          },
          { target: 'notSaved', actions: [{ type: 'setProblem', params: answerOf }, 'undoLook'] },
        ],
        onError: { target: 'notSaved', actions: ['setUnreachable', 'undoLook'] },
      },
    },
    notSaved: {
      description: 'Type or theme could not be saved: those before stand again, and it is said why.',
      meta: { requirements: ['practice.look-saves-by-itself'] },
      tags: 'failed',
    },
  },
})
