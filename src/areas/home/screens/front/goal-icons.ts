import Activity from 'lucide-react/icons/activity'
import BicepsFlexed from 'lucide-react/icons/biceps-flexed'
import Bone from 'lucide-react/icons/bone'
import Brain from 'lucide-react/icons/brain'
import Citrus from 'lucide-react/icons/citrus'
import Droplet from 'lucide-react/icons/droplet'
import Eye from 'lucide-react/icons/eye'
import Gauge from 'lucide-react/icons/gauge'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Moon from 'lucide-react/icons/moon'
import Scale from 'lucide-react/icons/scale'
import Scissors from 'lucide-react/icons/scissors'
import Shield from 'lucide-react/icons/shield'
import Soup from 'lucide-react/icons/soup'
import Sprout from 'lucide-react/icons/sprout'
import Waves from 'lucide-react/icons/waves'
import Waypoints from 'lucide-react/icons/waypoints'
import Zap from 'lucide-react/icons/zap'

/** Icons of health goals by their slugs, which are the same in every language. */
const ICONS: Readonly<Record<string, typeof Sprout>> = {
  antioxidant: Citrus,
  bones: Bone,
  'brain-and-memory': Brain,
  digestion: Soup,
  energy: Zap,
  eyes: Eye,
  'hair-and-nails': Scissors,
  'heart-and-circulation': HeartPulse,
  immunity: Shield,
  joints: Waypoints,
  muscles: BicepsFlexed,
  'nervous-system': Activity,
  skin: Droplet,
  'sleep-and-relaxation': Moon,
  stress: Waves,
  thyroid: Gauge,
  'weight-management': Scale,
}

/** The icon of a health goal; a sprout where the goal is none of those known. */
export function goalIcon(slug: string): typeof Sprout {
  return ICONS[slug] ?? Sprout
}
