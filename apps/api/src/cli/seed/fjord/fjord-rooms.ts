import type { DemoBlock } from '../demo/demo-evening';
import type { DemoRoom } from '../demo/demo-rooms';

/** The dining rooms of Fjord Hotel & Spa. */
export const fjordRooms: readonly DemoRoom[] = [
  {
    name: 'Restaurant',
    picture: 'fjord/restaurant',
    sections: { 'By the window': '#1565C0', Hearth: '#AD1457', 'Long room': '#2E7D32' },
    tables: [
      ...[1, 2, 3, 4, 5, 6].map((n) => ({
        name: `W${n}`,
        seats: n % 3 === 0 ? 4 : 2,
        at: [4 + (n - 1) * 14, 6] as const,
        section: 'By the window',
        attributes: ['window'] as const,
      })),
      ...[1, 2, 3, 4].map((n) => ({
        name: `H${n}`,
        seats: 4,
        at: [6 + (n - 1) * 13, 32] as const,
        section: 'Hearth',
        isRound: true,
      })),
      { name: 'H5', seats: 6, at: [60, 32], section: 'Hearth', attributes: ['highChair'] },
      { name: 'H6', seats: 6, at: [80, 32], section: 'Hearth', attributes: ['highChair'] },
      { name: 'L1', seats: 4, at: [6, 58], section: 'Long room', attributes: ['wheelchair'] },
      { name: 'L2', seats: 4, at: [20, 58], section: 'Long room', attributes: ['wheelchair'] },
      { name: 'L3', seats: 2, at: [34, 58], section: 'Long room' },
      { name: 'L4', seats: 2, at: [46, 58], section: 'Long room' },
      { name: 'L5', seats: 8, at: [60, 58], section: 'Long room' },
      { name: 'L6', seats: 10, at: [80, 58], section: 'Long room' },
    ],
    combinations: [
      { tables: ['L1', 'L2'], seats: 9, from: 7 },
      { tables: ['L3', 'L4'], seats: 5, from: 4 },
      { tables: ['W1', 'W2'], seats: 5, from: 4 },
      { tables: ['H5', 'H6'], seats: 13, from: 11 },
    ],
    shapes: [
      { kind: 'wall', at: [0, 0], size: [100, 1] },
      { kind: 'wall', at: [0, 26], size: [46, 1] },
      { kind: 'bar', at: [30, 84], size: [40, 8] },
      { kind: 'door', at: [4, 94], size: [9, 2] },
      { kind: 'plant', at: [92, 86], size: [4, 6] },
      { kind: 'plant', at: [92, 20], size: [4, 6] },
    ],
  },
  {
    name: 'Terrace',
    picture: 'fjord/terrace',
    sections: { Quay: '#00838F', Garden: '#558B2F' },
    tables: [
      ...[1, 2, 3, 4].map((n) => ({
        name: `Q${n}`,
        seats: 2,
        at: [8 + (n - 1) * 22, 14] as const,
        section: 'Quay',
        isRound: true,
        attributes: ['outside'] as const,
      })),
      ...[1, 2, 3, 4].map((n) => ({
        name: `G${n}`,
        seats: 4,
        at: [8 + (n - 1) * 22, 56] as const,
        section: 'Garden',
        attributes: ['outside', 'wheelchair'] as const,
      })),
    ],
    combinations: [
      { tables: ['Q1', 'Q2'], seats: 4, from: 3 },
      { tables: ['G1', 'G2'], seats: 8, from: 6 },
    ],
    shapes: [
      { kind: 'door', at: [44, 94], size: [12, 2] },
      { kind: 'plant', at: [2, 40], size: [4, 6] },
      { kind: 'plant', at: [94, 40], size: [4, 6] },
    ],
  },
];

export const fjordBlocks: readonly DemoBlock[] = [
  {
    room: 'Terrace',
    tables: ['G3', 'G4'],
    ...{ from: 3, until: 4 },
    reason: 'The garden fence is being painted.',
  },
  {
    room: 'Restaurant',
    tables: ['H6'],
    ...{ from: 2, until: 2 },
    reason: 'Kept for the piano.',
  },
];
