import { Hills } from '../../ui/Drawing.tsx'
import { House, Key, Table } from './scene-parts.tsx'
import drawing from '../../ui/Drawing.module.css'
import styles from './SiteDrawing.module.css'

/** A page to sign, and the pen for it. */
export function Lease() {
  return (
    <>
      <Table />
      <g transform="rotate(-4 140 100)">
        <rect x="88" y="22" width="112" height="150" rx="5" className={styles.shade} />
        <rect x="82" y="18" width="112" height="150" rx="5" className={styles.paper} />
        <rect x="98" y="34" width="46" height="7" rx="3.5" className={styles.brand} />
        <path d="M98 56h80M98 70h80M98 84h62M98 104h80M98 118h48" className={styles.rule} />
        <path d="M98 148c8-14 14-12 12-2s8-12 14-8-2 10 6 6 8-4 14-4" className={styles.mark} />
      </g>
      <g transform="translate(176 146) rotate(-48)">
        <path d="M0 0 16-7h58a5 5 0 0 1 5 5v4a5 5 0 0 1-5 5H16z" className={styles.clay} />
        <path d="M0 0 16-7V7z" className={styles.brand} />
      </g>
    </>
  )
}

/** Houses that stand like the bars of a chart, and a price tag. */
export function Pricing() {
  return (
    <>
      <circle cx="62" cy="48" r="20" className={drawing.sun} />
      <path d="M0 168c60-18 126-20 188-10s80 6 112-4v46H0z" className={drawing.near} />
      <g transform="translate(34 168)">
        <House roof="blue" door="clay" />
      </g>
      <rect x="114" y="126" width="52" height="38" className={styles.paper} />
      <g transform="translate(110 132)">
        <House roof="brand" door="clay" />
      </g>
      <rect x="190" y="92" width="52" height="72" className={styles.paper} />
      <g transform="translate(186 100)">
        <House roof="clay" door="brand" />
      </g>
      <path d="M127 158v-13M153 158v-13M203 130v-13M229 130v-13M203 156v-13M229 156v-13" className={styles.rule} />
      <g transform="translate(240 44) rotate(18)">
        <path d="M-24-13h30l16 15-16 15h-30a4 4 0 0 1-4-4v-22a4 4 0 0 1 4-4z" className={styles.gold} />
        <circle cx="9" cy="2" r="3.5" className={drawing.sky} />
        <path d="M-19-3h16M-19 6h11" className={styles.mark} />
      </g>
    </>
  )
}

/** A room's list, ticked off, and a glass held over a window. */
export function Inspection() {
  return (
    <>
      <Hills />
      <g transform="translate(54 168) scale(1.7)">
        <House roof="brand" door="clay" />
      </g>
      <rect x="188" y="58" width="84" height="112" rx="6" className={styles.clay} />
      <rect x="196" y="68" width="68" height="94" rx="3" className={styles.paper} />
      <rect x="214" y="52" width="32" height="14" rx="4" className={styles.brand} />
      <path d="m204 88 4 5 8-10M204 110l4 5 8-10M204 132l4 5 8-10" className={styles.mark} />
      <path d="M226 90h28M226 112h28M226 134h20" className={styles.rule} />
      <path d="m152 148 24 26" className={styles.line} />
      <circle cx="136" cy="130" r="24" className={styles.clear} />
    </>
  )
}

/** Scales in balance, the same key on either side. */
export function Screening() {
  return (
    <>
      <Table />
      <path d="M150 40v116M116 158h68M70 62c52-14 108-14 160 0" className={styles.line} />
      <circle cx="150" cy="38" r="8" className={styles.clay} />
      <path d="M72 62 50 112h44zM228 62l-22 50h44z" className={styles.rule} />
      <path d="M42 112h60a30 22 0 0 1-60 0zM198 112h60a30 22 0 0 1-60 0z" className={styles.brand} />
      <g transform="translate(58 104) scale(0.5)">
        <Key colour="gold" />
      </g>
      <g transform="translate(214 104) scale(0.5)">
        <Key colour="gold" />
      </g>
    </>
  )
}

/** Money kept in a jar that bears a house. */
export function Deposit() {
  return (
    <>
      <Table />
      <ellipse cx="150" cy="148" rx="46" ry="9" className={styles.gold} />
      <path d="M104 148v-14a46 9 0 0 1 92 0v14z" className={styles.gold} />
      <path d="M104 142a46 9 0 0 0 92 0M104 134a46 9 0 0 0 92 0" className={styles.mark} />
      <path d="M112 56h76c0 14 16 14 16 34v64a10 10 0 0 1-10 10h-88a10 10 0 0 1-10-10V90c0-20 16-20 16-34z" className={styles.clear} />
      <rect x="106" y="40" width="88" height="17" rx="5" className={styles.brand} />
      <g transform="translate(126 124) scale(0.8)">
        <House roof="clay" door="brand" />
      </g>
      <circle cx="232" cy="150" r="13" className={styles.gold} />
      <circle cx="232" cy="150" r="7" className={styles.clay} />
      <circle cx="62" cy="152" r="11" className={styles.gold} />
      <circle cx="62" cy="152" r="6" className={styles.clay} />
    </>
  )
}

/** A month with one day marked, and a clock. */
export function Calendar() {
  const days = Array.from({ length: 15 }, (_, index) => ({ x: 78 + (index % 5) * 26, y: 80 + Math.floor(index / 5) * 25 }))
  return (
    <>
      <Table />
      <rect x="62" y="36" width="144" height="128" rx="8" className={styles.paper} />
      <path d="M62 66V44a8 8 0 0 1 8-8h128a8 8 0 0 1 8 8v22z" className={styles.brand} />
      <path d="M94 28v18M174 28v18" className={styles.rule} />
      {days.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="16" height="15" rx="3" className={styles.shade} />
      ))}
      <rect x="78" y="80" width="16" height="15" rx="3" className={styles.clay} />
      <circle cx="222" cy="128" r="34" className={styles.blue} />
      <circle cx="222" cy="128" r="27" className={styles.paper} />
      <path d="M222 110v18l12 8" className={styles.mark} />
    </>
  )
}

/** A sign in front of a home. */
export function Agent() {
  return (
    <>
      <circle cx="246" cy="46" r="19" className={drawing.sun} />
      <Hills />
      <g transform="translate(34 166) scale(1.75)">
        <House roof="blue" door="clay" />
      </g>
      <circle cx="170" cy="140" r="19" className={styles.brand} />
      <rect x="168" y="152" width="4" height="16" className={styles.clay} />
      <path d="M206 178V78h66" className={styles.line} />
      <path d="M222 78v10M258 78v10" className={styles.rule} />
      <rect x="212" y="88" width="58" height="42" rx="4" className={styles.paper} />
      <rect x="212" y="88" width="58" height="13" rx="4" className={styles.clay} />
      <path d="M222 112h38M222 121h24" className={styles.rule} />
    </>
  )
}

/** Keys on a ring, with a house to know them by. */
export function Keys() {
  return (
    <>
      <circle cx="150" cy="58" r="30" className={styles.line} />
      <g transform="translate(136 92) rotate(98)">
        <Key colour="gold" />
      </g>
      <g transform="translate(166 92) rotate(72)">
        <Key colour="clay" />
      </g>
      <path d="M178 72 208 96" className={styles.rule} />
      <g transform="translate(190 158) rotate(-6)">
        <House roof="brand" door="clay" />
      </g>
      <path d="M0 184c60-14 126-16 188-8s80 4 112-2v26H0z" className={drawing.near} />
    </>
  )
}
