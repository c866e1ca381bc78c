import { person, visible } from '#tests/models/side-panel.person.ts'

import { testInBrowser } from './support/generated.ts'
import { SidePanelDriver } from './support/side-panel-driver.ts'
import { test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

testInBrowser({
  model: person,
  visible,
  driver: (page) => new SidePanelDriver(page),
  outOfReach: {
    'sidePanel.open::sidePanel.open::0':
      'nobody can press what lies behind an open panel: only code that comes late puts something else into it',
  },
})
