'use strict';

const { defineForm } = require('svclink/forms');

/** Occupancy: three levels of questions that depend on the one before. */
const occupancy = defineForm({
  id: 5103,
  name: 'Occupancy',
  shareName: 'occupancy',
  questions: {
    status: {
      type: 'dropdown',
      text: 'Occupancy',
      options: ['Occupied', 'Vacant', 'Unknown'],
      required: true,
    },
    occupiedBy: {
      type: 'radio',
      text: 'Occupied by',
      options: ['Owner', 'Tenant', 'Unauthorized'],
      required: true,
      hidden: true,
    },
    tenantContact: {
      type: 'radio',
      text: 'Could you speak with the tenant?',
      options: ['Yes', 'No'],
      required: true,
      hidden: true,
    },
    tenantName: {
      type: 'textbox',
      text: 'Name of the tenant',
      required: true,
      hidden: true,
      rules: [{ operator: 'length_greater_than', value: 1 }],
    },
    leaseEnd: {
      type: 'date',
      text: 'Lease ends',
      hidden: true,
      rules: [{ operator: '>', value: '2000-01-01' }],
    },
    vacantSigns: {
      type: 'checkbox',
      text: 'How could you tell?',
      options: ['No furniture', 'Utilities off', 'Mail piled up', 'Neighbor'],
      required: true,
      hidden: true,
      photos: { min: 1, max: 6 },
    },
    neighborName: { type: 'textbox', text: 'Name of the neighbor', hidden: true },
    occupants: {
      type: 'numeric',
      text: 'Number of occupants',
      rules: [{ operator: '<', value: 100 }],
    },
    remarks: {
      type: 'textarea',
      text: 'Remarks',
      rules: [{ operator: 'length_less_than', value: 2001 }],
    },
  },
  actions: [
    { when: 'status', operator: '=', value: 'Occupied', show: ['occupiedBy'] },
    { when: 'status', operator: '=', value: 'Vacant', show: ['vacantSigns'], hide: ['occupants'] },
    { when: 'occupiedBy', operator: '=', value: 'Tenant', show: ['tenantContact', 'leaseEnd'] },
    { when: 'tenantContact', operator: '=', value: 'Yes', show: ['tenantName'] },
    { when: 'vacantSigns', operator: 'contains_any', value: ['Neighbor'], show: ['neighborName'] },
  ],
});

module.exports = { occupancy };
