import type { ComponentType, SVGProps } from 'react'
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

type Icon = ComponentType<SVGProps<SVGSVGElement> & { readonly size?: number }>

const ICONS: ReadonlyMap<string, Icon> = new Map<string, Icon>([
  ['leaf', Leaf],
  ['heart', Heart],
  ['apple', Apple],
  ['salad', Salad],
  ['brain', Brain],
  ['moon', Moon],
  ['sun', Sun],
  ['droplets', Droplets],
  ['flower-2', Flower2],
  ['sparkles', Sparkles],
  ['activity', Activity],
  ['dumbbell', Dumbbell],
  ['bone', Bone],
  ['baby', Baby],
  ['stethoscope', Stethoscope],
  ['message-circle', MessageCircle],
])

/** A service's icon by its name; an unknown name draws nothing (error.unknown-icon-is-logged). */
export function ServiceIcon({ name, size = 22 }: { readonly name: string; readonly size?: number }) {
  const Icon = ICONS.get(name)
  return Icon ? <Icon size={size} strokeWidth={1.75} /> : null
}
