import type { MergeFieldOutput } from '@atrium/api-client/admin';
import type { MergedField } from '@atrium/rules/guests/guest-merge';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { fieldNames, isKnownField, plainField } from '../../../../shared/audit/audit-labels';
import { useDetailText } from '../hooks/use-detail-text';
import { asMergedField } from '../lib/take-param';

interface Props {
  detail: MergeFieldOutput;
  /** The details that shall be the merged guest's: shown at once, before the server has said so too. */
  take: readonly MergedField[];
  onChoose: (field: MergedField, from: 'kept' | 'merged') => void;
}

const sides = ['kept', 'merged'] as const;

/** A detail of both guests; there is a choice only where they differ. */
export function MergeFieldRow({ detail, take, onChoose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const detailText = useDetailText();
  const { field, kept, merged } = detail;
  const name = isKnownField(field) ? t(fieldNames[field]) : plainField(field);
  const known = asMergedField(field);
  const differs = kept !== undefined && merged !== undefined && kept !== merged;
  const chosen = known && take.includes(known) ? 'merged' : 'kept';
  const from = differs ? chosen : detail.from;

  const cell = (side: 'kept' | 'merged') => {
    const value = detail[side];
    if (value === undefined) return '–';
    const text = detailText(field, value);
    if (!differs || !known) return text;
    return (
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', cursor: 'pointer' }}>
        <Radio
          size="small"
          name={`merge-${field}`}
          checked={from === side}
          onChange={() => onChoose(known, side)}
          slotProps={{
            input: { 'aria-label': `${t('duplicates.merge.choice', { field: name })} ${text}` },
          }}
        />
        {text}
      </Box>
    );
  };

  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
        {name}
      </TableCell>
      {sides.map((side) => (
        <TableCell
          key={side}
          sx={{
            overflowWrap: 'anywhere',
            fontWeight: from === side ? 600 : undefined,
            color: from === side ? undefined : 'text.secondary',
          }}
        >
          {cell(side)}
        </TableCell>
      ))}
    </TableRow>
  );
}
