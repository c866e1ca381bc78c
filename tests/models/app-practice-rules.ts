import assert from 'node:assert/strict'

import { practicePage, registerAtPractice } from './app-samples.ts'
import { type AppRules, isRunning, typeBefore } from './app-steps.ts'
import { called, sent } from './support/rules.ts'

const isPractitioner = (type: unknown) => type === 2 || type === 3
const runs = (children: object | undefined, chart: string) => chart in (children ?? {})

/** Messages to a practice page, and what follows from its facts. */
export const practiceRules: AppRules = {
  'leads to the present address of a practice': {
    requirements: ['practice.earlier-names-lead-on'],
    when: (step) => isRunning(step) && step.event.type === 'practice.moved',
    must: (step) => assert.deepEqual(called(step, 'goTo'), [{ address: '/practice/linden-practice' }]),
  },
  'names the practice of the page, to what shows it and to what joins it': {
    requirements: ['practice.public-page'],
    when: (step) =>
      isRunning(step) &&
      step.event.type === 'charts.loaded' &&
      !runs(step.before?.children, 'practice') &&
      (step.event['charts'] as readonly string[]).includes('practice'),
    must: (step) => {
      const entered = { type: 'practice.entered', place: practicePage }
      const isOpen = step.before?.context.place === practicePage
      for (const chart of ['practice', 'practiceJoin']) assert.deepEqual(sent(step, chart), isOpen ? [entered] : [])
    },
  },
  'says to a practice’s editor whose it is, once that is known': {
    requirements: ['practice.lists-save-by-themselves'],
    when: (step) =>
      isRunning(step) &&
      (runs(step.before?.children, 'practicePage') || runs(step.after.children, 'practicePage')) &&
      ['session.signedIn', 'charts.loaded'].includes(step.event.type),
    must: (step) => {
      const { userId } = step.after.context
      const isBegun = !runs(step.before?.children, 'practicePage')
      const isLearnt =
        step.event.type === 'session.signedIn' && [null, userId].includes(step.before?.context.userId ?? null)
      const told = userId !== null && (isBegun || isLearnt) ? [{ type: 'person.known', userId }] : []
      assert.deepEqual(
        sent(step, 'practicePage').filter((event) => (event as { type: string }).type === 'person.known'),
        told,
      )
    },
  },
  'names the practice that a registration is for, to its form and to what shows it': {
    requirements: ['practice.registration-joins'],
    when: (step) =>
      isRunning(step) &&
      ((step.event.type === 'route.entered' && step.event['place'] === registerAtPractice) ||
        (step.event.type === 'charts.loaded' &&
          step.before?.context.place === registerAtPractice &&
          !runs(step.before.children, 'clientForm'))),
    must: (step) => {
      const isEntry = step.event.type === 'route.entered'
      if (isEntry && runs(step.before?.children, 'practice'))
        assert.deepEqual(sent(step, 'practice'), [{ type: 'practice.entered', place: registerAtPractice }])
      if (!isEntry && (step.event['charts'] as readonly string[]).includes('clientForm'))
        assert.deepEqual(sent(step, 'clientForm'), [{ type: 'form.fill', values: { practice: 'linden' } }])
    },
  },
  'has a practice asked for anew exactly when a practitioner comes or goes, who may be its owner': {
    requirements: ['practice.public-once-approved-and-named'],
    when: (step) =>
      isRunning(step) &&
      ['session.signedIn', 'session.signedOut'].includes(step.event.type) &&
      runs(step.before?.children, 'practice'),
    must: (step) => {
      const type = typeBefore(step)
      const isStill = type === step.event['userTypeId'] && step.before?.context.userId === step.event['userId']
      const told = isStill ? 0 : [type, step.event['userTypeId']].filter(isPractitioner).length
      assert.deepEqual(
        sent(step, 'practice'),
        Array.from({ length: told }, () => ({ type: 'viewer.changed' })),
      )
    },
  },
}
