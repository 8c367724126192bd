import { planLists } from '@atrium/rules/seating/plan-editing/merge';
import type { EditedPlan } from '@atrium/rules/seating/plan-editing/plan-parts';
import { floorPlanProblems } from '@atrium/rules/seating/room/floor-plan';

export type ProblemCode = ReturnType<typeof floorPlanProblems>[number]['code'] | 'NO_NAME';

/** What is wrong with a plan, by the id of a part and its field: `<id>.name`. */
export type PlanProblems = ReadonlyMap<string, ProblemCode>;

const named = ['tables', 'combinations', 'sections'] as const;

export function planProblems(plan: EditedPlan): PlanProblems {
  const missing = named.flatMap((list) =>
    plan[list]
      .filter(({ name }) => name.trim() === '')
      .map(({ _id }) => [`${_id}.name`, 'NO_NAME'] as const),
  );
  const found = floorPlanProblems(plan).flatMap(({ field, code }) => {
    const key = partField(plan, field);
    return key ? [[key, code] as const] : [];
  });
  return new Map([...found, ...missing]);
}

/** `tables.3.name` by the id of the fourth table; undefined where there is no such part. */
export function partField(plan: EditedPlan, path: string): string | undefined {
  const [named = '', at = '', field = ''] = path.split('.');
  const list = planLists.find((each) => each === named);
  const part = list && plan[list][Number(at)];
  return part && `${part._id}.${field}`;
}
