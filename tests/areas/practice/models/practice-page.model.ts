import assert from 'node:assert/strict'

import { practicePageMachine } from '#machines/practice/editor/practice-page.machine.ts'
import { ENTRY_FORMS, WORDS_FORMS } from '#machines/practice/editor/practice-page.setup.ts'
import { wordsOf } from '#machines/practice/editor/saved-words.ts'

import { feature, service, storePackage } from './entries-samples.ts'
import { entryRules } from './practice-page-entry-rules.ts'
import { picture, store } from './store-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, entered, named, sent, started } from '#tests/models/support/rules.ts'

type At = Step<typeof practicePageMachine>

const place = (query: Record<string, string>, language: 'en' | 'de' = 'en') =>
  ({ language, path: '/account/practitioner/shop', query }) as const
const home = { language: 'en', path: '/account/practitioner', query: {} } as const
const unknown = { ok: false, problem: { kind: 'refused', status: 404, message: 'None yet' } } as const
const conflict = { ok: false, problem: { kind: 'refused', status: 409, message: 'There is one' } } as const
const told = (changes = {}) => ({ ok: true, value: store(changes) }) as const
const savedLook = { ok: true, value: { at: 9 } } as const
const saved = <Body>(body: Body) => ({ at: 5, language: 'de' as const, body })
const words = { title: 'New', description: 'Words' }

const WORDS = [
  { type: 'form.sent', form: 'storeHeader', sent: saved(words) },
  { type: 'form.sent', form: 'storeAbout', sent: saved(words) },
  { type: 'form.sent', form: 'storeMessage', sent: saved({ message: 'Closed' }) },
  { type: 'form.sent', form: 'servicesHeader', sent: saved(words) },
  { type: 'form.sent', form: 'storeApproach', sent: saved(words) },
  { type: 'form.sent', form: 'storeContact', sent: saved({ description: 'Ring' }) },
  { type: 'form.sent', form: 'storeHours', sent: saved({ opening_hours: [], timezone: 'Europe/Rome' }) },
] as const

const calm = { ...storePackage(5, 'Calm', [feature(8, 'Two talks')]), image: picture('calm') }
const talk = service(2, 'Talk')
const rocket = { id: 2, name: 'Talk', description: '', icon: 'rocket', order: 1, language: 'en' } as const
const ENTRIES = [
  { type: 'form.sent', form: 'serviceForm', sent: { id: 2, name: 'Talk', description: '', icon: 'sun' } },
  { type: 'form.sent', form: 'packageForm', sent: { id: null, name: 'Calm', description: '', features: [] } },
  { type: 'entries.changed' },
  { type: 'entry.closed', list: 'storeServices' },
  { type: 'entry.closed', list: 'storePackages' },
  { type: 'entry.restore', list: 'storePackages', entry: calm, order: 2 },
  { type: 'entries.again', list: 'storeServices', changes: [{ kind: 'delete', entryId: 2, name: 'Talk' }] },
  { type: 'notice.raised', tone: 'error', text: 'common:listNotice.refused', values: { name: 'Talk', reason: 'No' } },
] as const
const OPENED = [
  { type: 'entry.opened', list: 'storeServices', entry: null },
  { type: 'entry.opened', list: 'storeServices', entry: talk },
  { type: 'entry.opened', list: 'storePackages', entry: calm },
  { type: 'entry.opened', list: 'storePackages', entry: { ...calm, image: null } },
  { type: 'entry.opened', list: 'storePackages', entry: { ...calm, id: 'a-1' } },
  { type: 'entry.numbered', list: 'storePackages', entry: { ...calm, image: null } },
  { type: 'entry.numbered', list: 'storeServices', entry: talk },
] as const

const isHere = ({ before }: At) => before?.matches('here') === true
const isStill = ({ before }: At) => before?.matches({ here: 'saving' }) === false
const is = (type: string) => (step: At) => step.event.type.endsWith(type)
const isFetched = (step: At) => is('fetchStore')(step) && step.event['output']?.ok === true
const isMade = (step: At) => is('makeStore')(step) && step.event['output']?.ok === true

export const model = defineModel({
  machine: practicePageMachine,
  events: [
    { type: 'practice.entered', place: place({}) },
    { type: 'practice.entered', place: place({ part: 'hours' }, 'de') },
    { type: 'practice.entered', place: home },
    { type: 'person.known', userId: 7 },
    { type: 'page.retry' },
    { type: 'page.returned', at: 5000 },
    { type: 'page.returned', at: 6999 },
    { type: 'page.returned', at: 7000 },
    { type: 'look.choose', look: { theme: 'clay' } },
    { type: 'look.choose', look: { type: 'clinic' } },
    { type: 'page.make' },
    ...WORDS,
    { type: 'name.saved', name: 'linden-practice' },
    { type: 'picture.changed', slot: 'logo', picture: '/media/logo-500.webp' },
    ...ENTRIES,
    ...OPENED,
  ],
  answers: [
    done('fetchStore', told()),
    done('fetchStore', told({ shop_name: 'other', theme: 'sage', logo: picture('logo'), services: [rocket] })),
    done('fetchStore', unknown),
    done('fetchStore', refused),
    failed('fetchStore'),
    done('makeStore', told({ shop_name: null })),
    done('makeStore', conflict),
    done('makeStore', refused),
    failed('makeStore'),
    done('saveLook', savedLook),
    done('saveLook', refused),
    failed('saveLook'),
  ],
  until: ({ context: { savedAt, look, section, store: page, pictures, returnedAt, userId } }, { type }) => {
    if (userId === null) return page !== null
    if (section === null && page !== null) return type !== 'practice.entered'
    const isPlain = section === 'name' && look.theme === 'linden' && Object.keys(savedAt).length === 0
    if (type === 'page.returned') return !isPlain || pictures.length > 0
    if (returnedAt > 0) return true
    // Of a package that was opened, only what is done in its form is of interest.
    if (pictures.length > 0) return !isPlain || !/^(?:entry\.|picture\.changed)/.test(type)
    if (/^(?:entry\.|entries\.again|notice\.)/.test(type)) return !isPlain
    if (type === 'form.sent') return Object.keys(savedAt).length > 0 || look.theme === 'clay'
    return Object.keys(savedAt).length > 1 || (section === 'hours' && page?.theme === 'sage')
  },
  project: ({
    context: { language, section, store: page, look, sent: sending, savedAt, problem, pictures, returnedAt, userId },
  }) => ({
    language,
    userId,
    section,
    returnedAt,
    page: page && [page.shop_name, page.theme, page.header.title, page.message.message],
    look,
    sending,
    savedAt,
    problem,
    pictures,
  }),
  rules: {
    'knows no section where the editor is not open': {
      when: ({ event }) => event.type === 'practice.entered' && event['place'] === home,
      must: ({ after }) => assert.equal(after.context.section, null),
    },
    'opens the section that the address names, the name where it names none': {
      when: ({ event }) => event.type === 'practice.entered' && event['place'] !== home,
      must: ({ event, after: { context } }) =>
        assert.deepEqual(
          [context.section, context.language],
          [event['place'].query['part'] ?? 'name', event['place'].language],
        ),
    },
    'asks for the page when it is opened, and again when told to after a failure': {
      when: ({ event, before }) =>
        (event.type === 'practice.entered' &&
          (before?.matches('waiting') === true || before?.matches('failed') === true)) ||
        (event.type === 'page.retry' && before?.matches('failed') === true),
      must: (step) => assert.deepEqual(started(step, 'fetchStore'), [{ language: step.after.context.language }]),
    },
    'asks once more whenever it is opened again, and whenever its name, a picture or an entry was changed': {
      when: (step) =>
        isHere(step) &&
        isStill(step) &&
        ['practice.entered', 'name.saved', 'picture.changed', 'entries.changed'].includes(step.event.type),
      must: (step) => {
        assert.equal(step.after.matches({ here: 'refreshing' }), true)
        assert.deepEqual(started(step, 'fetchStore'), [{ language: step.after.context.language }])
      },
    },
    'asks once more when its practitioner is back, who may have saved something in another tab, but not twice within 2 s':
      {
        requirements: ['practice.other-tabs-follow', 'retry.same-question-once-in-two-seconds'],
        when: (step) => step.before?.matches({ here: 'resting' }) === true && step.event.type === 'page.returned',
        must: (step) => {
          const isDue = step.event['at'] - (step.before?.context.returnedAt ?? 0) >= 2000
          assert.deepEqual(started(step, 'fetchStore'), isDue ? [{ language: step.after.context.language }] : [])
        },
      },
    'asks anew where words were saved while the page was on its way, which may be older': {
      when: (step) => step.before?.matches({ here: 'refreshing' }) === true && WORDS_FORMS.includes(step.event['form']),
      must: (step) => assert.deepEqual(started(step, 'fetchStore'), [{ language: step.after.context.language }]),
    },
    'asks for nothing while it saves: what is saved comes first': {
      requirements: ['practice.look-saves-by-itself'],
      when: (step) =>
        isHere(step) &&
        !isStill(step) &&
        ['practice.entered', 'name.saved', 'picture.changed', 'entries.changed'].includes(step.event.type),
      must: (step) => {
        assert.equal(step.after.matches({ here: 'saving' }), true)
        assert.deepEqual(started(step, 'fetchStore'), [])
      },
    },
    'shows the page that it was told of, and tells each chart below its part': {
      requirements: ['practice.parts-of-the-page'],
      when: (step) => isFetched(step) || isMade(step),
      must: (step) => {
        const page = step.event['output'].value
        assert.equal(step.after.matches({ here: 'resting' }), true)
        assert.deepEqual([step.after.context.store, step.after.context.problem], [page, null])
        assert.deepEqual(step.after.context.look, { type: page.type, theme: page.theme })
        assert.deepEqual(sent(step, 'practiceName'), [{ type: 'name.known', name: page.shop_name }])
        for (const form of WORDS_FORMS)
          assert.deepEqual(sent(step, form), [{ type: 'form.fill', values: wordsOf(page)[form] }])
        assert.deepEqual(sent(step, 'storeLogo'), [
          { type: 'picture.known', picture: page.logo?.thumbnails[500] ?? null },
        ])
        assert.deepEqual(sent(step, 'approachPicture'), [
          { type: 'picture.known', picture: page.approach.image?.thumbnails[500] ?? null },
        ])
        assert.deepEqual(sent(step, 'approachStylePicture'), [
          { type: 'picture.known', picture: page.approach.style_image?.thumbnails[500] ?? null },
        ])
      },
    },
    'logs icons that the shop has not': {
      requirements: ['error.unknown-icon-is-logged'],
      when: () => true,
      must: (step) => {
        const icons = isFetched(step) && step.event['output'].value.services.length > 0 ? ['rocket'] : []
        assert.deepEqual(called(step, 'logIcons'), isFetched(step) ? [{ icons }] : [])
      },
    },
    'starts the charts below once, by their names, and hears their facts': {
      requirements: ['practice.typed-words-stay'],
      when: (step) => entered(step, 'here'),
      must: (step) => {
        const names = [
          'practiceName',
          'pagePreview',
          ...WORDS_FORMS,
          'storeServices',
          'storePackages',
          ...ENTRY_FORMS,
          'storeLogo',
          'approachPicture',
          'approachStylePicture',
          'storeFiles',
        ]
        assert.equal(started(step, 'watchReturn').length, 1)
        assert.deepEqual([...named(step)].sort(), names.sort())
        assert.deepEqual(started(step, 'watchLeaving'), [{ forms: [...WORDS_FORMS, ...ENTRY_FORMS] }])
        const heard = Object.entries((started(step, 'hearChildren')[0] ?? {}) as Record<string, readonly string[]>)
        const listed = ['entry.opened', 'entry.numbered', 'entry.closed', 'entries.changed', 'notice.raised']
        assert.deepEqual(Object.fromEntries(heard), {
          practiceName: ['name.saved'],
          ...Object.fromEntries([...WORDS_FORMS, ...ENTRY_FORMS].map((form) => [form, ['form.sent']])),
          storeServices: listed,
          storePackages: listed,
          storeLogo: ['picture.changed'],
          approachPicture: ['picture.changed'],
          approachStylePicture: ['picture.changed'],
        })
      },
    },
    'keeps the charts below for as long as the page is there': {
      requirements: ['practice.typed-words-stay'],
      when: isHere,
      must: (step) => {
        assert.equal(step.after.matches('here'), true)
        if (!['entry.opened', 'entry.numbered'].includes(step.event.type)) assert.deepEqual(named(step), [])
      },
    },
    'offers to make a page where there is none': {
      requirements: ['practice.made-with-type-and-theme'],
      when: (step) => step.event['output']?.problem?.status === 404 && step.before?.matches('loading') === true,
      must: ({ after }) => assert.equal(after.matches('none'), true),
    },
    'says why the page could not be had': {
      when: (step) =>
        step.before?.matches('loading') === true &&
        is('fetchStore')(step) &&
        !isFetched(step) &&
        step.event['output']?.problem.status !== 404,
      must: ({ event, after }) => {
        assert.equal(after.matches('failed'), true)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? unreachable.problem)
      },
    },
    'keeps showing the page where it could not be asked for once more': {
      when: (step) =>
        step.before?.matches({ here: 'refreshing' }) === true && is('fetchStore')(step) && !isFetched(step),
      must: ({ before, after }) => {
        assert.equal(after.matches({ here: 'resting' }), true)
        assert.deepEqual(after.context, before?.context)
      },
    },
    'makes the page with the chosen type and theme': {
      requirements: ['practice.made-with-type-and-theme'],
      when: ({ event, before }) =>
        event.type === 'page.make' && (before?.matches('none') || before?.matches('notMade')) === true,
      must: (step) => {
        const { look, language } = step.after.context
        assert.deepEqual(started(step, 'makeStore'), [{ ...look, language }])
      },
    },
    'shows the page that was made meanwhile, and says why one could not be made': {
      when: (step) => is('makeStore')(step) && !isMade(step),
      must: ({ event, before, after }) => {
        const isThere = event['output']?.problem.status === 409
        assert.equal(after.matches(isThere ? 'loading' : 'notMade'), true)
        assert.deepEqual(after.context.look, before?.context.look)
        if (!isThere) assert.deepEqual(after.context.problem, event['output']?.problem ?? unreachable.problem)
      },
    },
    'shows a chosen type or theme at once': {
      requirements: ['practice.look-saves-by-itself'],
      when: ({ event, before }) =>
        event.type === 'look.choose' && ['none', 'notMade', 'here'].some((state) => before?.matches(state as 'none')),
      must: ({ event, before, after }) => {
        assert.deepEqual(after.context.look, { ...before?.context.look, ...event['look'] })
        assert.equal(after.matches('none'), before?.matches('here') === false)
      },
    },
    'saves another type or theme by itself, and none that is there already': {
      requirements: ['practice.look-saves-by-itself'],
      when: (step) => isHere(step) && isStill(step) && step.event.type === 'look.choose',
      must: (step) => {
        const { look, language } = step.after.context
        const isOther = JSON.stringify(look) !== JSON.stringify(step.before?.context.look)
        assert.deepEqual(started(step, 'saveLook'), isOther ? [{ ...look, language }] : [])
        if (isOther) assert.deepEqual(step.after.context.sent, look)
      },
    },
    'saves what was chosen while it saved, and only then asks for the page': {
      requirements: ['practice.look-saves-by-itself'],
      when: (step) => is('saveLook')(step) && step.event['output']?.ok === true,
      must: (step) => {
        const { look, sent: sending } = step.before?.context ?? assert.fail()
        const isChanged = JSON.stringify(look) !== JSON.stringify(sending)
        assert.equal(step.after.matches({ here: isChanged ? 'saving' : 'refreshing' }), true)
        assert.equal(started(step, 'saveLook').length, isChanged ? 1 : 0)
        assert.deepEqual(step.after.context.store, { ...step.before?.context.store, ...sending })
        assert.equal(step.after.context.savedAt.look, 9)
      },
    },
    'puts the type and theme back that could not be saved, with the reason': {
      requirements: ['practice.look-saves-by-itself'],
      when: (step) => is('saveLook')(step) && step.event['output']?.ok !== true,
      must: ({ event, before, after }) => {
        const page = before?.context.store ?? assert.fail()
        assert.equal(after.matches({ here: 'notSaved' }), true)
        assert.deepEqual(after.context.look, { type: page.type, theme: page.theme })
        assert.deepEqual(after.context.problem, event['output']?.problem ?? unreachable.problem)
      },
    },
    'shows saved words as they are kept, with when and in which language': {
      requirements: ['practice.parts-of-the-page'],
      when: (step) => isHere(step) && WORDS_FORMS.includes(step.event['form']),
      must: ({ event, after: { context } }) => {
        const page = context.store ?? assert.fail()
        const { body, language } = event['sent']
        const SHOWN: Readonly<Record<string, unknown>> = {
          storeHeader: page.header,
          storeAbout: page.about,
          storeMessage: page.message,
          servicesHeader: page.services_header,
          storeApproach: page.approach,
          storeContact: page.contact,
          storeHours: page.hours,
        }
        const written = event['form'] === 'storeHours' ? body : { ...body, language }
        assert.deepEqual({ ...(SHOWN[event['form']] as object), ...written }, SHOWN[event['form']])
        assert.equal(Object.values(context.savedAt).includes(5), true)
      },
    },
    'follows the name that was changed': {
      when: (step) => isHere(step) && step.event.type === 'name.saved',
      must: ({ event, after: { context } }) => assert.equal(context.store?.shop_name, event['name']),
    },
    'is busy while it loads, makes or saves, and has failed where it says why': {
      when: () => true,
      must: ({ after }) => {
        const busy = after.matches('loading') || after.matches('making') || after.matches({ here: 'saving' })
        assert.equal(after.hasTag('busy'), busy)
        const failures = after.matches('failed') || after.matches('notMade') || after.matches({ here: 'notSaved' })
        assert.equal(after.hasTag('failed'), failures)
      },
    },
    ...entryRules,
  },
})
