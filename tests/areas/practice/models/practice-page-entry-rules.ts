import assert from 'node:assert/strict'

import { USER_TYPES } from '#contract/call.ts'
import { ENTRY_FORMS } from '#machines/practice/editor/practice-page.setup.ts'
import type { practicePageMachine } from '#machines/practice/editor/practice-page.machine.ts'

import type { Rule, Step } from '#tests/models/support/model.ts'
import { emitted, entered, named, sent, started } from '#tests/models/support/rules.ts'

type At = Step<typeof practicePageMachine>

const LISTS = ['storeServices', 'storePackages'] as const
const FORM_OF: Readonly<Record<string, string>> = { storeServices: 'serviceForm', storePackages: 'packageForm' }
const LIST_OF: Readonly<Record<string, string>> = { serviceForm: 'storeServices', packageForm: 'storePackages' }
const OLD = { type: 'list.outdated' }

const isHere = ({ before }: At) => before?.matches('here') === true
const does =
  (...types: readonly string[]) =>
  (step: At) =>
    isHere(step) && types.includes(step.event.type)
const isOfEntry = ({ event }: At) => ENTRY_FORMS.some((form) => form === event['form'])
const isPictured = ({ event }: At) => event['list'] === 'storePackages' && typeof event['entry']?.id === 'number'
const language = ({ after }: At) => ({ type: 'language.shown', language: after.context.language })

/** Rules of the page for its services and packages, which are charts below it. */
export const entryRules: Readonly<Record<string, Rule<typeof practicePageMachine>>> = {
  'tells its lists whenever the editor is opened in which language and whose they are, so that they are asked for': {
    requirements: ['practice.lists-save-by-themselves'],
    when: (step) =>
      (entered(step, 'here') || does('practice.entered')(step)) &&
      step.after.context.section !== null &&
      step.after.context.userId !== null,
    must: (step) => {
      for (const list of LISTS)
        assert.deepEqual(sent(step, list), [
          language(step),
          { type: 'session.signedIn', userId: 7, userTypeId: USER_TYPES.CertifiedPractitioner },
        ])
    },
  },
  'asks for no list before it is known whose it is: nobody else must find what is kept of it': {
    requirements: ['kept-list.waits-for-next-sign-in'],
    when: ({ after }) => after.context.userId === null,
    must: (step) => {
      for (const list of LISTS)
        assert.ok(!sent(step, list).some((event) => (event as { type: string }).type === 'session.signedIn'))
    },
  },
  'asks for no list on a page that only counts what is done': {
    requirements: ['practice.done-parts-are-counted'],
    when: (step) => (entered(step, 'here') || does('practice.entered')(step)) && step.after.context.section === null,
    must: (step) => {
      for (const list of LISTS) assert.deepEqual(sent(step, list), [])
    },
  },
  'has its lists asked for once more where a picture was changed': {
    when: does('picture.changed'),
    must: (step) => {
      for (const list of LISTS) assert.deepEqual(sent(step, list), [OLD])
    },
  },
  'has its lists looked at whenever its practitioner is back, whatever else is on its way': {
    requirements: ['practice.other-tabs-follow', 'retry.at-once-when-the-user-returns'],
    when: does('page.returned'),
    must: (step) => {
      for (const list of LISTS) assert.deepEqual(sent(step, list), [{ type: 'list.look', at: step.event['at'] }])
    },
  },
  'fills the form of an entry with what it holds, and leaves nothing of another in it': {
    requirements: ['practice.services-are-kept', 'practice.packages-are-kept'],
    when: does('entry.opened'),
    must: (step) => {
      const { list, entry } = step.event
      const values = entry && {
        id: entry.id,
        name: entry.name,
        description: entry.description,
        icon: entry.icon,
        features: entry.features.map(({ feature_id, text }: { feature_id: unknown; text: string }) => ({
          feature_id,
          text,
        })),
      }
      for (const [one, form] of Object.entries(FORM_OF))
        assert.deepEqual(
          sent(step, form),
          one === list ? [{ type: 'form.clear' }, ...(values ? [{ type: 'form.fill', values }] : [])] : [],
        )
    },
  },
  'starts a picture for a package that is opened first, or has its number while it is open, and hears of it; later it is told the picture':
    {
      requirements: ['practice.packages-are-kept'],
      when: (step) => does('entry.opened', 'entry.numbered')(step) && isPictured(step),
      must: (step) => {
        const { id, image } = step.event['entry']
        const slot = `package:${id}`
        const picture = image?.thumbnails[500] ?? null
        const isKnown = step.before?.context.pictures.includes(id) === true
        assert.deepEqual(named(step), isKnown ? [] : [slot])
        assert.deepEqual(started(step, 'packagePicture'), isKnown ? [] : [{ slot, picture }])
        assert.deepEqual(started(step, 'hearChildren'), isKnown ? [] : [{ [slot]: ['picture.changed'] }])
        assert.deepEqual(sent(step, slot), isKnown ? [{ type: 'picture.known', picture }] : [])
        assert.equal(step.after.context.pictures.filter((one) => one === id).length, 1)
      },
    },
  'has no picture for a service, nor for what has no number yet': {
    when: (step) => does('entry.opened', 'entry.numbered')(step) && !isPictured(step),
    must: (step) => {
      assert.deepEqual([started(step, 'packagePicture'), started(step, 'hearChildren')], [[], []])
      assert.deepEqual(step.after.context.pictures, step.before?.context.pictures)
    },
  },
  'leaves what is written as it is once its entry has a number': {
    requirements: ['practice.typed-words-stay'],
    when: does('entry.numbered'),
    must: (step) => {
      for (const form of Object.values(FORM_OF)) assert.deepEqual(sent(step, form), [])
    },
  },
  'empties the form of an entry that is closed': {
    when: does('entry.closed'),
    must: (step) => {
      for (const [list, form] of Object.entries(FORM_OF))
        assert.deepEqual(sent(step, form), list === step.event['list'] ? [{ type: 'form.clear' }] : [])
    },
  },
  'hands what was written to its list, and keeps none of it': {
    requirements: ['practice.lists-save-by-themselves'],
    when: (step) => does('form.sent')(step) && isOfEntry(step),
    must: (step) => {
      for (const [form, list] of Object.entries(LIST_OF))
        assert.deepEqual(
          sent(step, list),
          form === step.event['form'] ? [{ type: 'entry.save', written: step.event['sent'] }] : [],
        )
      assert.deepEqual(step.after.context, step.before?.context)
    },
  },
  'has the list want again what was deleted or came to nothing': {
    requirements: ['practice.deleted-entries-can-be-restored', 'practice.lists-save-by-themselves'],
    when: does('entry.restore', 'entries.again'),
    must: (step) => {
      for (const list of LISTS) assert.deepEqual(sent(step, list), list === step.event['list'] ? [step.event] : [])
      assert.deepEqual(step.after.value, step.before?.value)
    },
  },
  'says on what its lists say': {
    requirements: ['practice.lists-save-by-themselves'],
    when: does('notice.raised'),
    must: (step) => assert.deepEqual(emitted(step), [step.event]),
  },
}
