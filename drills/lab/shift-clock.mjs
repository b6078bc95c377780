// Loaded into a process before anything else (`--import`). Advances its clock by CLOCK_SHIFT_DAYS.
const shiftMs = Number(process.env.CLOCK_SHIFT_DAYS ?? 0) * 86_400_000
const RealDate = Date
const now = () => RealDate.now() + shiftMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
