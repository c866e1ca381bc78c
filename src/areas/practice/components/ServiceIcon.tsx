import type { ReactNode } from 'react'
import Activity from 'lucide-react/icons/activity'
import Apple from 'lucide-react/icons/apple'
import Baby from 'lucide-react/icons/baby'
import Bone from 'lucide-react/icons/bone'
import Brain from 'lucide-react/icons/brain'
import Droplets from 'lucide-react/icons/droplets'
import Dumbbell from 'lucide-react/icons/dumbbell'
import Flower2 from 'lucide-react/icons/flower-2'
import Heart from 'lucide-react/icons/heart'
import Leaf from 'lucide-react/icons/leaf'
import MessageCircle from 'lucide-react/icons/message-circle'
import Moon from 'lucide-react/icons/moon'
import Salad from 'lucide-react/icons/salad'
import Sparkles from 'lucide-react/icons/sparkles'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Sun from 'lucide-react/icons/sun'

const LOOK = { size: 22, strokeWidth: 1.75 } as const

const ICONS: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ['leaf', <Leaf key="leaf" {...LOOK} />],
  ['heart', <Heart key="heart" {...LOOK} />],
  ['apple', <Apple key="apple" {...LOOK} />],
  ['salad', <Salad key="salad" {...LOOK} />],
  ['brain', <Brain key="brain" {...LOOK} />],
  ['moon', <Moon key="moon" {...LOOK} />],
  ['sun', <Sun key="sun" {...LOOK} />],
  ['droplets', <Droplets key="droplets" {...LOOK} />],
  ['flower-2', <Flower2 key="flower-2" {...LOOK} />],
  ['sparkles', <Sparkles key="sparkles" {...LOOK} />],
  ['activity', <Activity key="activity" {...LOOK} />],
  ['dumbbell', <Dumbbell key="dumbbell" {...LOOK} />],
  ['bone', <Bone key="bone" {...LOOK} />],
  ['baby', <Baby key="baby" {...LOOK} />],
  ['stethoscope', <Stethoscope key="stethoscope" {...LOOK} />],
  ['message-circle', <MessageCircle key="message-circle" {...LOOK} />],
])

/** A service's icon by its name; an unknown name draws nothing (error.unknown-icon-is-logged). */
export function ServiceIcon({ name }: { readonly name: string }) {
  return ICONS.get(name) ?? null
}
