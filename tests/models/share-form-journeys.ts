import { refused } from './samples.ts'
import {
  another,
  begin,
  beginWinter,
  choose,
  confirm,
  discount,
  first,
  fits,
  hold,
  invite,
  isColleague,
  isKnown,
  isLost,
  isRecent,
  isSaved,
  isShared,
  last,
  named,
  note,
  ok,
  opened,
  remove,
  rename,
  search,
  sent,
  submit,
} from './share-form-samples.ts'
import { mara, noah, olga } from './share-form-steps.ts'
import { done, failed } from './support/model.ts'
import { PASS } from './support/moment.ts'

/** Where it matters how the form came into a situation. */
export const journeys = [
  // To three, of whom one does not get it, and then to that one.
  [
    ...opened,
    choose(mara),
    fits,
    choose(noah),
    done('checkFit', refused),
    ...named,
    note,
    ...sent,
    isShared,
    isColleague,
    isShared,
    ...sent,
    isShared,
    another,
  ],
  // The earlier shares could not be had, and are asked for with those that came since.
  [begin, done('fetchDetail', refused), isRecent, choose(mara), fits, ...sent, isShared, another],
  // A draft is left and come back to; another protocol is begun with none of it.
  [...opened, choose(mara), fits, ...named, discount(0), note, begin, fits, beginWinter],
  // The client whose fit is being found out is taken back, and its answer, or none, is not the next one's.
  ...[fits, done('checkFit', refused), failed('checkFit')].map((answer) => [
    ...opened,
    choose(mara),
    choose(olga),
    remove(mara.email),
    answer,
    fits,
  ]),
  // Another protocol is begun while a client is being compared, while a search waits or runs, and while the first answers are under way.
  [...opened, choose(mara), beginWinter, isKnown, isRecent, choose(olga), fits],
  [...opened, search('mara'), beginWinter, search('mara'), PASS, begin],
  [begin, beginWinter, isKnown, isRecent],
  // A new address is taken though the search for it has found clients, or is about to.
  ...[[], [search('new@c.de'), PASS]].map((steps) => [
    ...opened,
    search('new@c.de'),
    PASS,
    done('searchClients', ok([mara])),
    ...steps,
    ...named.slice(1),
  ]),
  // Another protocol is begun while one is being sent to all who are to get it.
  [...opened, choose(mara), fits, ...sent, beginWinter, isShared, isKnown],
  // Two protocols are begun while one is being sent, and the one itself at last; or another at last.
  [...opened, choose(mara), fits, ...sent, beginWinter, begin, isShared],
  [...opened, choose(mara), fits, choose(olga), fits, ...sent, begin, beginWinter, isShared, isColleague, isKnown],
  // What is typed on while it waits, is asked for and is found.
  [...opened, search('mar'), search('mara'), PASS, search('mara b'), PASS, done('searchClients', ok([mara]))],
  [...opened, search('mara'), PASS, done('searchClients', ok([mara])), search('ma')],
  // Names are typed while somebody else is chosen or the text changes; and the one who is named is chosen as a client.
  [...opened, search('new@c.de'), invite, search('mara'), first('Nia'), last('Ray'), confirm],
  [...opened, search('new@c.de'), invite, choose(mara), fits, first('Nia'), last('Ray'), confirm],
  [...opened, search('OLGA@b.de'), invite, first('Nia'), last('Ray'), choose(olga), confirm],
  [
    ...opened,
    search('mara@b.de'),
    invite,
    search('mara@b.de, new@c.de'),
    PASS,
    done('searchClients', ok([mara])),
    invite,
  ],
  [...opened, search('a@b.de'), invite, search('c@d.de'), invite],
  [...opened, ...named, rename, remove('new@c.de'), confirm],
  [...opened, ...named, rename, first('Ida'), confirm],
  // Somebody new without a discount, and with a text left in the field.
  [...opened, ...named, submit, discount(0), submit],
  [...opened, ...named, discount(15), search('x'), submit, search(' '), submit],
  // Words that are no address, two of them too.
  ...['x', 'xy', 'xyz', 'Mara Berg', 'a@b, c@d', 'a@b.de'].map((text) => [...opened, search(text), invite]),
  // A list with two invalid ones: one is taken back, the other named.
  [
    ...opened,
    search('x y new@c.de'),
    invite,
    discount(0),
    submit,
    remove('x'),
    remove('y'),
    rename,
    first('Nia'),
    last('Ray'),
    confirm,
    ...sent,
  ],
  // A list that is taken over while the search waits, runs and has answered.
  ...[[], [PASS], [PASS, done('searchClients', ok([]))], [PASS, done('searchClients', refused)]].map((steps) => [
    ...opened,
    search('new@c.de mara@b.de'),
    ...steps,
    invite,
  ]),
  // The second sending reaches whoever it is sent to again, once in what is shown.
  [
    ...opened,
    choose(mara),
    fits,
    choose(olga),
    fits,
    ...sent,
    isShared,
    isColleague,
    choose(mara),
    ...sent,
    isShared,
    isShared,
  ],
  // What waits for the lines: called off and sent after all, held back by one that was lost, begun again, and left for another.
  [...opened, choose(mara), fits, submit, hold, ...sent, isShared],
  [...opened, choose(mara), fits, note, submit, isLost, ...sent, isShared],
  [...opened, choose(mara), fits, submit, failed('settleLines')],
  [...opened, choose(mara), fits, submit, begin, fits, isSaved, isShared],
  [...opened, choose(mara), fits, submit, beginWinter, isKnown],
]
