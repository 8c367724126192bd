import { addDays } from '@atrium/rules/calendar/calendar-date';
import { minutesIn, type TimeSpan, without } from '@atrium/rules/calendar/time-spans';
import {
  type Absence,
  type Shift,
  shiftSpans,
  workingSpans,
} from '@atrium/rules/spa/schedules/shifts';
import { freeStarts } from '@atrium/rules/spa/times/free-starts';
import { type TreatmentCourse, treatmentPlan } from '@atrium/rules/spa/treatments/treatment-plan';
import { type Collection, type Db, ObjectId } from 'mongodb';

interface Type extends Omit<TreatmentCourse, 'phases'> {
  _id: ObjectId;
  _vendor: ObjectId;
  lengths: { _id: ObjectId; phases: TreatmentCourse['phases'] }[];
  therapists: ObjectId[];
  rooms: ObjectId[];
  guests: number;
  therapistsNeeded: number;
}

interface Therapist {
  _id: ObjectId;
  _vendor: ObjectId;
  gender: 'woman' | 'man' | 'unspecified';
  sortOrder: number;
}

interface Room {
  _id: ObjectId;
  _vendor: ObjectId;
  places: number;
  equipment: string[];
  sortOrder: number;
}

interface Occupation {
  _id: string;
  _vendor: ObjectId;
  date: string;
  occ: { s: number; e: number; exp?: Date }[];
}

type Planned<T> = T & { _vendor: ObjectId; _therapist: ObjectId };

/** As the venues of the benchmarks have it. */
const SPACING = 30;
const ONE_BATCH = 20_000;

/** The starts of a treatment on a day, from the documents that the API reads and by the same rule. */
export class SpaReader {
  private readonly types: Collection<Type>;
  private readonly therapists: Collection<Therapist>;
  private readonly rooms: Collection<Room>;
  private readonly shifts: Collection<Planned<Shift>>;
  private readonly absences: Collection<Planned<Absence>>;
  private readonly occupations: Collection<Occupation>;

  constructor(db: Db) {
    this.types = db.collection<Type>('treatmenttypes');
    this.therapists = db.collection<Therapist>('therapists');
    this.rooms = db.collection<Room>('sparooms');
    this.shifts = db.collection<Planned<Shift>>('shifts');
    this.absences = db.collection<Planned<Absence>>('absences');
    this.occupations = db.collection<Occupation>('occupations');
  }

  async read(date: string, typeId: string, vendor: string) {
    const _vendor = ObjectId.createFromHexString(vendor);
    const type = await this.types.findOne({ _vendor, _id: ObjectId.createFromHexString(typeId) });
    const [length] = type?.lengths ?? [];
    if (!type || !length) throw new Error('there is no such type');
    const [before, after] = [addDays(date, -1), addDays(date, 1)];
    const ofType = { _therapist: { $in: type.therapists } };
    const [therapists, rooms, shifts, absences, ofTherapists, ofRooms] = await Promise.all([
      this.therapists.find({ _vendor, _id: { $in: type.therapists } }).toArray(),
      this.rooms.find({ _vendor, _id: { $in: type.rooms } }).toArray(),
      this.shifts.find({ _vendor, date: { $gte: before, $lte: after }, ...ofType }).toArray(),
      this.absences
        .find({ _vendor, until: { $gte: before }, from: { $lte: after }, ...ofType })
        .toArray(),
      this.taken(_vendor, 'therapist', [before, date, after]),
      this.taken(_vendor, 'room', [before, date, after]),
      // the API tells by them which rooms are special
      this.types.find({ _vendor }).toArray(),
    ]);
    const plan = treatmentPlan({ ...type, phases: length.phases });
    const free = freeStarts(
      { plan, guests: type.guests, therapistsNeeded: type.therapistsNeeded },
      {
        therapists: therapists.map(({ _id, gender, sortOrder }) => {
          const own = <T>(all: readonly Planned<T>[]) =>
            all.filter(({ _therapist }) => _therapist.equals(_id));
          const busy = ofTherapists.get(`${_id}|${date}`) ?? [];
          const works = workingSpans(date, own(shifts), own(absences));
          return {
            ...{ _id: String(_id), gender, sortOrder, shifts: shiftSpans(date, own(shifts)) },
            ...{ free: without(works, busy), busy: minutesIn(busy) },
          };
        }),
        rooms: rooms.map(({ _id, places, equipment, sortOrder }) => ({
          ...{ _id: String(_id), places, equipment: equipment.length, sortOrder, alternatives: 1 },
          free: without([{ from: 0, until: 1440 }], ofRooms.get(`${_id}|${date}`) ?? []),
        })),
      },
      SPACING,
    );
    return {
      ...{ date, spaTimeSlotSpaceInMinutes: SPACING, _length: String(length._id) },
      starts: free.map((start) => ({
        timeindexStart: start,
        timeindexEnd: start + plan.end,
        timeindexEndAndReset: start + plan.endAndReset,
      })),
    };
  }

  /** By resource and day. */
  private async taken(_vendor: ObjectId, kind: string, dates: readonly string[]) {
    const found = this.occupations.find(
      { _vendor, date: { $in: [...dates] }, _id: { $gte: `${kind}:`, $lt: `${kind};` } },
      {
        ...{ batchSize: ONE_BATCH, hint: { _vendor: 1, date: 1, _id: 1 } },
        projection: { occ: 1 },
      },
    );
    const taken = new Map<string, TimeSpan[]>();
    for (const { _id, occ } of await found.toArray()) {
      const spans = occ.map(({ s, e }) => ({ from: s, until: e }));
      taken.set(_id.slice(kind.length + 1), spans);
    }
    return taken;
  }
}
