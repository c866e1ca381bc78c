import { describe, expect, it } from 'vitest'

import { allMachines } from '#statecharts/graph/all-machines.ts'
import { statesOf } from '#statecharts/graph/transitions.ts'

/** Failures after which nothing is asked again unasked, by the state's id. */
const NOT_UNASKED: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.editing\.refused$/, 'a form is sent again by its user'],
  [
    /^(mailCart|placeOrder|orderAgain|payOrder|makePayout|withdraw|createReturn|fillCart)\.unanswered$/,
    'the chart asks again itself, under its key',
  ],
  [
    /^(mailCart|placeOrder|orderAgain|payOrder|makePayout|withdraw|createReturn|fillCart)\.refused$/,
    'a no stands until the user asks again',
  ],
  [/^(activation|multipass)\.(unanswered|failed)$/, 'a token of one use is shown by its owner'],
  [
    /^(exportData|commissionDownload|ordersDownload|paperFile|duesFile|sepaFile|statementFile)\.failed$/,
    'a file comes when it is asked for',
  ],
  [/^catalogueImport\.unsent$|^clientFile\.unsent$|^picture\.failed$/, 'a file is sent again by its user'],
  [/^devices\.shown\.refused$|^linkEnding\.refused$|^protocolRemoval\.refused$/, 'nothing is ended without a press'],
  [/^deleteAccount\.unanswered$/, 'what is owed is asked for when the user wants to leave'],
  [/^mailChoices\.shown\.refused$/, 'a choice is made by its user'],
  [/^(invitations|cartFillings)\.shown\.(gone|refused)$/, 'an answer is given by its user'],
  [/^linkEnding\.notSaved$|^fillForm\.refused$|^planFeed\.notDone$/, 'a change is made by its user'],
  [/^practiceJoin\.(refused|failed)$|^practiceName\.(unknown|refused)$/, 'a change is made by its user'],
  [/^practicePage\.(notMade|here\.notSaved)$|^picture\.(refused|notRemoved)$/, 'a change is made by its user'],
  [/^language\.entered\.(readyInFallback|unreadable)$/, 'texts are asked for five times before the chart hears of it'],
  [/^catalogue\.open\.listing\.products\.nextFailed$/, 'more products come when the user asks for them'],
  [/^shareForm\.form\.editing\.finding\.failed$/, 'the next letter searches anew'],
]

const states = (await allMachines('.'))
  .filter(({ file }) => !file.startsWith('src/statecharts/'))
  .flatMap(({ machine }) => [machine.root, ...statesOf(machine)])
const retriesOf = ({ transitions }: (typeof states)[number]) =>
  [...transitions.keys()].filter((type) => type.endsWith('.retry'))

describe('a state that could not read what a screen shows', () => {
  it('is tagged unread in every chart that fails, but where only the user asks again (retry.failed-reads-after-five-seconds)', () => {
    const silent = states.filter(({ tags }) => tags.includes('failed') && !tags.includes('unread')).map(({ id }) => id)
    expect(silent.filter((id) => !NOT_UNASKED.some(([pattern]) => pattern.test(id)))).toEqual([])
    expect(NOT_UNASKED.filter(([pattern]) => !silent.some((id) => pattern.test(id)))).toEqual([])
  })

  it.each(states.filter(({ tags }) => tags.includes('unread')).map((state) => [state.id, state] as const))(
    '%s is asked again by one event',
    (_, state) => expect(retriesOf(state)).toHaveLength(1),
  )
})
