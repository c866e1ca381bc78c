import type { Requirements } from './requirement.ts'

export const statecharts = {
  'statecharts.every-machine-is-drawn':
    'The gallery at /statecharts draws every machine of the project from its running definition, as a picture, a tree and a table.',
  'statecharts.every-transition-is-in-the-picture':
    'Every state and every transition of a chart is in its picture exactly once.',
  'statecharts.coverage-by-transition':
    'The gallery says of each transition how often running actors and browser walks have taken it, also where only the long run takes it, and shows the shortest way to one that either has not.',
  'statecharts.requirements-are-traced':
    'Each requirement is listed with the states, transitions and tests that hold it.',
  'statecharts.reviews-go-stale':
    'A review names who has looked at a chart and when; once the chart changes, the review is stale and the change is shown as what was added, removed and changed.',
  'statecharts.map-of-messages': 'A map shows which chart starts which, and every fact and message between them.',
  'statecharts.inspector-costs-nothing-closed':
    'Until an inspector is open, nothing is recorded, and the bundles of the shop hold no more of it than a hook below 1 kB.',
  'statecharts.moment-in-the-address':
    'The tab, the moment, the actor and the filter in sight in the inspector stand in its address: a reload and a link show them again, and back goes back.',
  'statecharts.secrets-are-redacted':
    'No secret leaves a recorder: passwords, tokens and personal data are replaced in messages, files and on the page.',
  'statecharts.says-why-it-did-not-move':
    'For an event that changes nothing the inspector says whether no active state takes it, or which guard refused.',
  'statecharts.replay-equals-the-recording':
    'Replaying the recorded events of an actor gives the states and contexts that were recorded.',
  'statecharts.trace-becomes-a-test':
    'What a trace recorded of an actor can be saved as a test file that passes as long as the actor does the same.',
  'statecharts.failing-path-opens':
    'A generated path that fails is left as a trace that the inspector opens at the failing step.',
} satisfies Requirements<'statecharts'>
