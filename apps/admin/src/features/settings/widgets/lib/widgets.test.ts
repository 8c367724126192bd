import { previewOf, snippetOf } from './widget-address';
import { newWidget, toWidgetsInput, toWidgetsValues, widgetsProblems } from './widget-values';

const saved = {
  ...{ _id: 'v1', slug: 'fjord', version: 3, origins: ['https://www.fjord.example'] },
  widgets: [
    {
      ...{ _id: 'w1', name: 'Sauna', services: ['s1'], categories: [], theme: 'dark' as const },
      ...{ languageCode: 'de' as const, accent: '#0b7a75', participants: 2 },
    },
  ],
};

it('sends what it was given', () => {
  const { _id: _, slug: _s, version: _v, ...same } = saved;
  expect(toWidgetsInput(toWidgetsValues(saved))).toEqual(same);
});

it('leaves to the visitor and the venue what is left empty', () => {
  const [widget] = toWidgetsInput({
    origins: [],
    widgets: [{ ...newWidget, name: ' New ' }],
  }).widgets;
  expect(widget).toEqual({ name: 'New', services: [], categories: [], theme: 'auto' });
});

it('finds what cannot be saved', () => {
  const widget = { ...newWidget, accent: 'red', participants: '0' };
  const problems = widgetsProblems({
    origins: [{ origin: 'https://ok.example/path' }, { origin: 'fjord.example' }],
    widgets: [widget, { ...newWidget, name: 'Fine' }],
  });
  expect(problems.map(({ name }) => name)).toEqual([
    'origins.1.origin',
    'widgets.0.name',
    'widgets.0.accent',
    'widgets.0.participants',
  ]);
});

it('makes the code for a site', () => {
  expect(snippetOf('https://atrium.example', 'fjord', 'w1')).toBe(
    '<script async src="https://atrium.example/_public/widget/v1.js" data-venue="fjord" data-container="w1"></script>',
  );
  expect(snippetOf('https://atrium.example', 'fjord', '')).not.toContain('data-container');
});

it('shows a widget as it stands in the form', () => {
  const all = [{ _id: 's1', category: 'Movement' }, { _id: 's2' }, { _id: 's3', category: null }];
  const [widget] = toWidgetsValues(saved).widgets;
  expect(previewOf('fjord', undefined, all)).toBe('/container/fjord');
  expect(previewOf('fjord', widget, all)).toBe(
    '/container/fjord?theme=dark&lang=de&accent=%230b7a75&party=2&services=s1',
  );
  const ofCategory = { ...newWidget, services: ['s3'], categories: ['Movement'] };
  expect(previewOf('fjord', ofCategory, all)).toBe('/container/fjord?theme=auto&services=s1%2Cs3');
});
