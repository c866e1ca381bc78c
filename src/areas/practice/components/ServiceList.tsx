import { PracticeWords } from './PracticeWords.tsx'
import type { PracticeLevel } from './PracticePart.tsx'
import { ServiceIcon } from './ServiceIcon.tsx'

export interface ServiceItem {
  readonly id: number
  readonly name: string
  readonly description: string
  /** A name of Lucide's. */
  readonly icon: string
  readonly lang: string
}

export interface ServiceListProps {
  readonly services: readonly ServiceItem[]
  readonly level: PracticeLevel
}

/** The services of a practice, each with its icon. */
export function ServiceList({ services, level }: ServiceListProps) {
  const Heading = `h${level + 2}` as 'h3' | 'h4'
  return (
    <ul className="vb-services">
      {services.map(({ id, name, description, icon, lang }) => (
        <li key={id} className="vb-service">
          <span className="vb-service-icon">
            <ServiceIcon name={icon} />
          </span>
          <div className="vb-service-words">
            <Heading className="vb-service-name" lang={lang}>
              {name}
            </Heading>
            <PracticeWords text={description} lang={lang} className="vb-service-text" />
          </div>
        </li>
      ))}
    </ul>
  )
}
