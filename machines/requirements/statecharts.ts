import type { Requirements } from './requirement.ts'

export const statecharts = {
  'statecharts.every-machine-is-drawn': {
    rule: 'The gallery at /statecharts draws every machine of the project from its running definition, as a picture, a tree and a table.',
    built: true,
  },
  'statecharts.every-transition-is-in-the-picture': {
    rule: 'Every state and every transition of a chart is in its picture exactly once.',
    built: true,
  },
  'statecharts.coverage-by-transition': {
    rule: 'The gallery says of each transition how often running actors and browser walks have taken it, also where only the long run takes it, and shows the shortest way to one that either has not.',
    built: true,
  },
  'statecharts.requirements-are-traced': {
    rule: 'Each requirement is listed with the states, transitions and tests that hold it.',
    built: true,
  },
  'statecharts.reviews-go-stale': {
    rule: 'A review names who has looked at a chart and when; once the chart changes, the review is stale and the change is shown as what was added, removed and changed.',
    built: true,
  },
  'statecharts.map-of-messages': {
    rule: 'A map shows which chart starts which, and every fact and message between them.',
    built: true,
  },
  'statecharts.inspector-costs-nothing-closed': {
    rule: 'Until an inspector is open, nothing is recorded, and the bundles of the shop hold no more of it than a hook below 1 kB.',
    built: true,
  },
  'statecharts.moment-in-the-address': {
    rule: 'The tab, the moment, the actor and the filter in sight in the inspector stand in its address: a reload and a link show them again, and back goes back.',
    built: true,
  },
  'statecharts.secrets-are-redacted': {
    rule: 'No secret leaves a recorder: passwords, tokens and personal data are replaced in messages, files and on the page.',
    built: true,
  },
  'statecharts.says-why-it-did-not-move': {
    rule: 'For an event that changes nothing the inspector says whether no active state takes it, or which guard refused.',
    built: true,
  },
  'statecharts.replay-equals-the-recording': {
    rule: 'Replaying the recorded events of an actor gives the states and contexts that were recorded.',
    built: true,
  },
  'statecharts.trace-becomes-a-test': {
    rule: 'What a trace recorded of an actor can be saved as a test file that passes as long as the actor does the same.',
    built: true,
  },
  'statecharts.failing-path-opens': {
    rule: 'A generated path that fails is left as a trace that the inspector opens at the failing step.',
    built: true,
  },
} satisfies Requirements<'statecharts'>
