/** The bike of the side view; coordinates of the drawing's own view box. */
export function Bike() {
  return (
    <g fill="none" className="stroke-(--bike)" strokeLinecap="round" strokeLinejoin="round">
      {[170, 463].map((x) => (
        <g key={x}>
          <circle cx={x} cy="380" r="98" strokeWidth="6" />
          <circle cx={x} cy="380" r="90" strokeWidth="1.5" opacity=".55" />
          <circle cx={x} cy="380" r="6" strokeWidth="3" />
        </g>
      ))}
      <path strokeWidth="2" d="M171 371L287 381M171 389L287 419" opacity=".7" />
      <path
        strokeWidth="7"
        d="M170 380L288 400L246 245L404 238M409 264L288 400M245 252L170 380M229 192L246 245M402 231L411 270Q421 318 463 380"
      />
      <path strokeWidth="6.5" d="M402 231L438 224Q470 216 473 240Q474 264 446 266" />
      <circle cx="288" cy="400" r="19" strokeWidth="5" />
      <path strokeWidth="6" d="M288 400L284 350M288 400L296 452M284 452H312M270 350H298" />
    </g>
  )
}

/** The saddle stands apart, in the rider's ink: riders touch the bike there. */
export function Saddle() {
  return (
    <path
      className="fill-(--rider)"
      d="M184 183Q188 175 204 177L250 181Q268 181 268 187Q262 191 245 189L206 193Q186 193 184 183Z"
    />
  )
}
