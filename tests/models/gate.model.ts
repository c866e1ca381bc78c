import assert from 'node:assert/strict'

import { gateMachine } from '#machines/gate/gate.machine.ts'

import { defineModel, type Step } from './support/model.ts'
import { called, entered } from './support/rules.ts'

type At = Step<typeof gateMachine>

const place = (path: string, query: Readonly<Record<string, string>> = {}) => ({ language: 'en', path, query }) as const
const pages = {
  open: place('/products'),
  login: place('/login'),
  loginWithBack: place('/login', { back: '/account/client/orders?page=2' }),
  loginWithHost: place('/login', { back: '//elsewhere.example' }),
  index: place('/account'),
  practitioner: place('/account/practitioner/orders', { page: '2', query: 'zinc & iron' }),
  client: place('/account/client'),
  admin: place('/account/admin'),
} as const

const paths = ({ after }: At) => after.context.place?.path ?? ''
const who = ({ after }: At) => after.context.who
const isKnown = (step: At) => typeof who(step) === 'number'
/** Home of each type. */
const homes: Readonly<Record<number, string>> = {
  1: '/account/admin',
  2: '/account/practitioner',
  3: '/account/practitioner',
  4: '/account/client',
}
const isArea = (step: At) => /^\/account\/(practitioner|client|admin)/.test(paths(step))
const typesOf = (path: string): readonly unknown[] => {
  if (path.startsWith('/account/practitioner')) return [2, 3]
  return path.startsWith('/account/client') ? [4] : [1]
}

export const model = defineModel({
  machine: gateMachine,
  events: [
    ...Object.values(pages).map((one) => ({ type: 'page.entered', place: one }) as const),
    { type: 'session.entering' },
    { type: 'session.signedOut' },
    { type: 'session.signedIn', userTypeId: 1 },
    { type: 'session.signedIn', userTypeId: 2 },
    { type: 'session.signedIn', userTypeId: 3 },
    { type: 'session.signedIn', userTypeId: 4 },
  ],
  project: ({ context }) => context,
  // Most that can happen leads anywhere from anywhere: a person comes, and then goes from page to page.
  until: ({ context }, event) => event.type !== 'page.entered' && context.place === null,
  firstPaint: { events: ['page.entered'], restarts: [] },
  rules: {
    'lets everybody see what is for everybody, whoever they are': {
      when: (step) => paths(step) === '/products',
      must: (step) => {
        assert.equal(step.after.value, 'open')
        assert.deepEqual(called(step, 'goTo'), [])
      },
    },
    'shows the server’s page of a way in, which is always the visitor’s': {
      requirements: ['session.server-draws-the-visitors-page'],
      when: (step) => paths(step) === '/login' && !isKnown(step),
      must: ({ after }) => assert.equal(after.value, 'open'),
    },
    'leads somebody who is signed in on from a way in: to their own area, or back to where they came from': {
      requirements: ['sign-in.known-user-is-led-on'],
      when: (step) => paths(step) === '/login' && isKnown(step),
      must: (step) => {
        const back = step.after.context.place?.query['back']
        const address = back?.startsWith('/account') === true ? back : homes[who(step) as number]
        assert.equal(step.after.value, 'leadingOn')
        assert.deepEqual(called(step, 'goTo'), [{ address }])
      },
    },
    'leads a visitor of a guarded area to the login with the way back': {
      requirements: ['sign-in.guarded-page-leads-to-login'],
      when: (step) => paths(step).startsWith('/account') && who(step) === 'visitor',
      must: (step) => {
        const back = paths(step).startsWith('/account/practitioner')
          ? '/account/practitioner/orders?page=2&query=zinc+%26+iron'
          : paths(step)
        assert.equal(step.after.value, 'leadingToLogin')
        assert.deepEqual(called(step, 'goTo'), [{ address: `/login?${new URLSearchParams({ back }).toString()}` }])
      },
    },
    'shows nothing of a guarded area while nobody knows yet who is here': {
      when: (step) => paths(step).startsWith('/account') && ['unread', 'entering'].includes(String(who(step))),
      must: (step) => {
        assert.equal(step.after.value, 'waiting')
        assert.deepEqual(called(step, 'goTo'), [])
      },
    },
    'opens an area to the types that it is for, and says to every other that it is not for them': {
      requirements: ['sign-in.wrong-type-is-told'],
      when: (step) => isArea(step) && isKnown(step),
      must: (step) => {
        assert.equal(step.after.value, typesOf(paths(step)).includes(who(step)) ? 'allowed' : 'refused')
        assert.deepEqual(called(step, 'goTo'), [])
      },
    },
    'leads from /account to the area of the user’s type': {
      requirements: ['account.index-leads-by-type'],
      when: (step) => paths(step) === '/account' && isKnown(step),
      must: (step) => assert.deepEqual(called(step, 'goTo'), [{ address: homes[who(step) as number] }]),
    },
    'is open until a page is entered': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('open'), true),
    },
    'knows who is here': {
      when: ({ event }) => event.type.startsWith('session.'),
      must: (step) =>
        assert.equal(
          who(step),
          step.event['userTypeId'] ?? (step.event.type === 'session.entering' ? 'entering' : 'visitor'),
        ),
    },
    'closes what was open once its person has signed out': {
      when: ({ event, before }) => event.type === 'session.signedOut' && before?.matches('allowed') === true,
      must: (step) => assert.equal(entered(step, 'leadingToLogin'), true),
    },
  },
})
