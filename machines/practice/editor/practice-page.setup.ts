import { assertEvent, assign, emit, sendTo } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import type { Store } from '#areas/practice/contract/store.ts'

import { callSetup } from '../../call/call.ts'
import { hearingChildren } from '../../hear-children.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../../not-provided.ts'
import type { Place } from '../../pages/place.ts'
import type { FileGiven } from '../../upload/file-given.ts'
import { pictureMachine } from '../../upload/picture.machine.ts'

import { packageFormMachine, serviceFormMachine, writtenOf } from './entries/entry-forms.machine.ts'
import { storePackagesMachine, storeServicesMachine } from './entries/entries.machine.ts'
import { filling, known } from './filling.ts'
import { pagePreviewMachine } from './page-preview.machine.ts'
import { practiceNameMachine } from './practice-name.machine.ts'
import type {
  ChildFact,
  EntryWritten,
  Look,
  PracticeNotice,
  PracticePageContext,
  PracticePageEvent,
} from './practice-page.events.ts'
import { SECTION_OF, withWords } from './saved-words.ts'
import type { WordsForm, WordsSaved } from './saved-words.ts'
import { sectionIn } from './sections.ts'
import {
  servicesHeaderMachine,
  storeAboutMachine,
  storeApproachMachine,
  storeContactMachine,
  storeHeaderMachine,
  storeHoursMachine,
  storeMessageMachine,
} from './words-forms.machine.ts'

type Answer = CallResult<Store>
/** `at`: ms since 1970. */
type SavedLook = CallResult<{ at: number }>

export const WORDS_FORMS = Object.keys(SECTION_OF) as readonly WordsForm[]
/** The form in which entries of each list are written. */
const FORM_OF = { storeServices: 'serviceForm', storePackages: 'packageForm' } as const
const LIST_OF = { serviceForm: 'storeServices', packageForm: 'storePackages' } as const
const LISTS = ['storeServices', 'storePackages'] as const
export const ENTRY_FORMS = ['serviceForm', 'packageForm'] as const

const slotOf = (packageId: number) => `package:${packageId}`
const PICTURED = ['picture.changed'] as const

const base = callSetup({
  types: {
    context: {} as PracticePageContext,
    events: {} as PracticePageEvent,
    emitted: {} as PracticeNotice,
    tags: {} as 'busy' | 'failed' | 'unread',
  },
  actors: {
    practiceName: practiceNameMachine,
    pagePreview: pagePreviewMachine,
    storeHeader: storeHeaderMachine,
    storeAbout: storeAboutMachine,
    storeMessage: storeMessageMachine,
    servicesHeader: servicesHeaderMachine,
    storeApproach: storeApproachMachine,
    storeContact: storeContactMachine,
    storeHours: storeHoursMachine,
    storeServices: storeServicesMachine,
    storePackages: storePackagesMachine,
    serviceForm: serviceFormMachine,
    packageForm: packageFormMachine,
    /** One for each package whose form was opened. */
    packagePicture: pictureMachine,
    storeLogo: pictureMachine,
    approachPicture: pictureMachine,
    approachStylePicture: pictureMachine,
    hearChildren: hearingChildren<ChildFact>(),
    fetchStore: actorNotProvided<Answer, { language: LanguageCode }>('fetchStore'),
    makeStore: actorNotProvided<Answer, Look & { language: LanguageCode }>('makeStore'),
    saveLook: actorNotProvided<SavedLook, Look & { language: LanguageCode }>('saveLook'),
    /** Keeps chosen files, which are no JSON, and tells their slots. */
    storeFiles: listenerNotProvided<FileGiven>('storeFiles'),
    watchReturn: listenerNotProvided<PracticePageEvent>('watchReturn'),
    /** Asks before the tab is closed while words are typed that are not saved. */
    watchLeaving: listenerNotProvided<PracticePageEvent, { forms: readonly string[] }>('watchLeaving'),
  },
})

export const practicePageSetup = base.extend({
  guards: {
    /** The practitioner has no practice page yet. */
    isNotMade: (_, answer: Answer) => !answer.ok && answer.problem.kind === 'refused' && answer.problem.status === 404,
    /** The form that was sent is that of an entry of a list. */
    isOfEntry: (_, { form }: { form: string }) => ENTRY_FORMS.some((one) => one === form),
    /** Another tab has made the page meanwhile. */
    isMadeAlready: (_, answer: Answer) =>
      !answer.ok && answer.problem.kind === 'refused' && answer.problem.status === 409,
    /** The look is saved, and another was chosen meanwhile. */
    isAnsweredAndChanged: ({ context: { look, sent } }, saved: SavedLook) =>
      saved.ok && (look.type !== sent?.type || look.theme !== sent.theme),
    /** The last return to this window isn't so recent that a fetch would bring nothing new. */
    isPastDedupe: ({ context: { returnedAt } }, { at }: { at: number }) => at - returnedAt >= FETCH_DEDUPE_MS,
    /** Another look is chosen than the one in sight. */
    isOtherLook: ({ context }, { look }: { look: Partial<Look> }) => {
      const { type, theme } = { ...context.look, ...look }
      return type !== context.look.type || theme !== context.look.theme
    },
  },
  actions: {
    /** Notes whose page it is. */
    setPerson: assign((_, { userId }: { userId: number }) => ({ userId })),
    /** Notes the section that the address names. */
    setPlace: assign((_, { place }: { place: Place }) => ({
      language: place.language,
      section: sectionIn(place),
    })),
    /** Notes when the user came back to this window. */
    setReturn: assign((_, { at }: { at: number }) => ({ returnedAt: at })),
    /** Shows the page as the server has it. */
    setStore: assign((_, answer: Answer) =>
      answer.ok
        ? { store: answer.value, look: { type: answer.value.type, theme: answer.value.theme }, problem: null }
        : {},
    ),
    /** Port: logs names of icons that the shop has not. */
    logIcons: actionNotProvided<{ icons: readonly string[] }>('logIcons'),
    /** Shows the chosen look at once; it isn't saved yet. */
    setLook: assign(({ context }, { look }: { look: Partial<Look> }) => ({
      look: { ...context.look, ...look },
      problem: null,
    })),
    /** Notes which look is being saved. */
    sendLook: assign(({ context: { look } }) => ({ sent: look })),
    /** Notes that the server has the look, and when it took it. */
    setSavedLook: assign(({ context: { store, sent, savedAt } }, saved: SavedLook) =>
      saved.ok && store && sent ? { store: { ...store, ...sent }, savedAt: { ...savedAt, look: saved.value.at } } : {},
    ),
    /** Shows the look that the server has, since the new one could not be saved. */
    undoLook: assign(({ context: { store, look } }) => ({
      look: store ? { type: store.type, theme: store.theme } : look,
      sent: null,
    })),
    /** Shows the words that the server has saved, and notes when. */
    setWords: assign(({ context: { store, savedAt } }, saved: WordsSaved) => ({
      store: store && withWords(store, saved),
      savedAt: { ...savedAt, [SECTION_OF[saved.form]]: saved.sent.at },
    })),
    /** Shows the new name of the practice. */
    setName: assign(({ context: { store } }, { name }: { name: string }) => ({
      store: store && { ...store, shop_name: name },
    })),
    /** Begins both lists where a section of the editor is open; elsewhere the page itself says what it has. */
    beginLists: base.enqueueActions(({ context: { userId, language, section }, enqueue: add }) => {
      if (section === null || userId === null) return
      for (const list of LISTS) {
        add.sendTo(list, { type: 'language.shown', language })
        add.sendTo(list, {
          type: 'session.signedIn',
          userId,
          userTypeId: USER_TYPES.CertifiedPractitioner,
        })
      }
    }),
    /** Has both lists fetched anew. */
    outdateLists: base.enqueueActions(({ enqueue: add }) => {
      for (const list of LISTS) add.sendTo(list, { type: 'list.outdated' })
    }),
    /** Has both lists look if what they have is old. */
    lookAtLists: base.enqueueActions(({ event, enqueue: add }) => {
      assertEvent(event, 'page.returned')
      for (const list of LISTS) add.sendTo(list, { type: 'list.look', at: event.at })
    }),
    /** Empties the form of the list, and fills it with the entry that was opened. */
    openForm: base.enqueueActions(({ event, enqueue: add }) => {
      assertEvent(event, 'entry.opened')
      const form = FORM_OF[event.list]
      add.sendTo(form, { type: 'form.clear' })
      if (event.entry) add.sendTo(form, { type: 'form.fill', values: writtenOf(event.entry) })
    }),
    /** Empties the form of the list that was closed. */
    clearForm: base.enqueueActions(({ event, enqueue: add }) => {
      assertEvent(event, 'entry.closed')
      add.sendTo(FORM_OF[event.list], { type: 'form.clear' })
    }),
    /** Shows the picture of the package that is open in the form. */
    showPicture: base.enqueueActions(({ context: { pictures }, event, enqueue: add }) => {
      assertEvent(event, ['entry.opened', 'entry.numbered'])
      const { list, entry } = event
      if (list !== 'storePackages' || typeof entry?.id !== 'number') return
      const slot = slotOf(entry.id)
      const picture = entry.image?.thumbnails[500] ?? null
      if (pictures.includes(entry.id)) return add.sendTo(slot as 'storeLogo', { type: 'picture.known', picture })
      add.assign({ pictures: [...pictures, entry.id] })
      add.spawnChild('packagePicture', { id: slot, systemId: slot, input: { slot, picture } })
      add.spawnChild('hearChildren', { id: `hear ${slot}`, input: { [slot]: PICTURED } })
    }),
    /** Hands what the form holds to its list. */
    saveWritten: sendTo(
      ({ event }) => LIST_OF[(event as EntryWritten).form],
      ({ event }) => ({ type: 'entry.save' as const, written: (event as EntryWritten).sent }),
    ),
    /** Passes on to the list what is to be restored or tried again. */
    askList: sendTo(
      ({ event }) => {
        assertEvent(event, ['entry.restore', 'entries.again'])
        return event.list
      },
      ({ event }) => event,
    ),
    /** Passes a message of a list on to the root. */
    sayOn: emit(({ event }) => {
      assertEvent(event, 'notice.raised')
      return event
    }),
    /** Hands the practice's name to its form. */
    sendName: sendTo('practiceName', ({ context: { store } }) => ({
      type: 'name.known' as const,
      name: store?.shop_name ?? null,
    })),
    /** Fills the form of the head of the page. */
    sendHeader: sendTo('storeHeader', ({ context }) => filling(context).storeHeader),
    /** Fills the form about the practitioner. */
    sendAbout: sendTo('storeAbout', ({ context }) => filling(context).storeAbout),
    /** Fills the form of the message. */
    sendMessage: sendTo('storeMessage', ({ context }) => filling(context).storeMessage),
    /** Fills the form of the head of the services. */
    sendServicesHeader: sendTo('servicesHeader', ({ context }) => filling(context).servicesHeader),
    /** Fills the form of the approach. */
    sendApproach: sendTo('storeApproach', ({ context }) => filling(context).storeApproach),
    /** Fills the form of the contact. */
    sendContact: sendTo('storeContact', ({ context }) => filling(context).storeContact),
    /** Fills the form of the opening hours. */
    sendHours: sendTo('storeHours', ({ context }) => filling(context).storeHours),
    /** Shows the logo that the server has. */
    sendLogo: sendTo('storeLogo', ({ context: { store } }) => known(store?.logo)),
    /** Shows the picture of the approach that the server has. */
    sendApproachPicture: sendTo('approachPicture', ({ context: { store } }) => known(store?.approach.image)),
    /** Shows the picture of the style that the server has. */
    sendStylePicture: sendTo('approachStylePicture', ({ context: { store } }) => known(store?.approach.style_image)),
  },
})
